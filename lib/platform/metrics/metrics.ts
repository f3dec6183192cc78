/**
 * What this process counts. Our server and Next's bundles load this file each, so the one registry stands on
 * `globalThis`; it is there only while somebody can ask for it (METRICS_PORT), and counting is a look-up otherwise.
 */
import type { Metrics } from './create-metrics.ts';

const METRICS = Symbol.for('norvant.metrics');
const shared = globalThis as { [METRICS]?: Metrics | undefined };

/** The metrics of this process; undefined when the operator asks for none: `metrics()?.…` then does nothing. */
export const metrics = (): Metrics | undefined => shared[METRICS];

/** @param own what counts from now on; undefined to count no more */
export function setMetrics(own: Metrics | undefined): void {
  shared[METRICS] = own;
}
