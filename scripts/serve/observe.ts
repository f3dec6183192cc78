/** What an operator may watch of the running site: metrics, by METRICS_PORT. Nothing of it is loaded otherwise. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { listen } from '../../lib/platform/http/port.ts';
import type { RequestEnd } from '../../lib/platform/http/request-end.ts';
import { setMetrics } from '../../lib/platform/metrics/metrics.ts';
import type { Settings } from '../../lib/platform/settings/settings.ts';

export type Observation = {
  /** Is told of each request that has ended; undefined when nobody listens. */
  onEnd: ((end: RequestEnd) => void) | undefined;
  /** Where it can be asked, for the person at the terminal. */
  where: string | undefined;
  close: () => void;
};

const NOTHING: Observation = { onEnd: undefined, where: undefined, close: () => undefined };

const ownVersion = (): string => JSON.parse(readFileSync('package.json', 'utf8')).version;

/**
 * Counts from now on, and answers Prometheus.
 * @param hash of the sources of the build that runs
 * @throws Error that names the setting when the port cannot be opened
 */
export async function observe(own: Settings, hash: string): Promise<Observation> {
  if (own.METRICS_PORT === undefined) return NOTHING;
  const { createMetrics } = await import('../../lib/platform/metrics/create-metrics.ts');
  const { figureReader } = await import('../../lib/platform/metrics/figures.ts');
  const { metricsServer } = await import('../../lib/platform/metrics/metrics-server.ts');
  const { requestCounter } = await import('../../lib/platform/http/count-requests.ts');
  const metrics = createMetrics({ hash, version: ownVersion() });
  const server: Server = metricsServer(metrics, figureReader(metrics, resolve(own.DATA_DIR)));
  const port = await listen(server, own.METRICS_PORT, own.METRICS_HOST, 'METRICS_PORT');
  setMetrics(metrics);
  return {
    onEnd: requestCounter(metrics),
    where: `http://${own.METRICS_HOST}:${port}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
