/**
 * What an operator may watch of the running site: metrics by METRICS_PORT, a line for each request by ACCESS_LOG.
 * Nothing of it is loaded otherwise.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listen } from '../../lib/platform/http/port.ts';
import type { RequestEnd } from '../../lib/platform/http/request-end.ts';
import { log } from '../../lib/platform/log/log.ts';
import { setMetrics } from '../../lib/platform/metrics/metrics.ts';
import type { Settings } from '../../lib/platform/settings/settings.ts';

type Watch = (end: RequestEnd) => void;

export type Observation = {
  /** Is told of each request that has ended; undefined when nobody listens. */
  onEnd: Watch | undefined;
  /** Where metrics can be asked for, for the person at the terminal. */
  where: string | undefined;
  close: () => void;
};

const ownVersion = (): string => JSON.parse(readFileSync('package.json', 'utf8')).version;

async function startMetrics(own: Settings, port: number, hash: string) {
  const { createMetrics } = await import('../../lib/platform/metrics/create-metrics.ts');
  const { figureReader } = await import('../../lib/platform/metrics/figures.ts');
  const { metricsServer } = await import('../../lib/platform/metrics/metrics-server.ts');
  const { requestCounter } = await import('../../lib/platform/http/count-requests.ts');
  const metrics = createMetrics({ hash, version: ownVersion() });
  const server = metricsServer(metrics, figureReader(metrics, resolve(own.DATA_DIR)));
  const opened = await listen(server, port, own.METRICS_HOST, 'METRICS_PORT');
  setMetrics(metrics);
  return {
    count: requestCounter(metrics),
    where: `http://${own.METRICS_HOST}:${opened}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @returns calls all of `watches`; undefined without any, so that a request costs nothing then */
function together(watches: (Watch | undefined)[]): Watch | undefined {
  const all = watches.filter((watch) => watch !== undefined);
  if (all.length < 2) return all[0];
  return (end) => {
    for (const watch of all) watch(end);
  };
}

/**
 * Watches from now on, as the settings say.
 * @param hash of the sources of the build that runs
 * @throws Error that names the setting when the port of metrics cannot be opened
 */
export async function observe(own: Settings, hash: string): Promise<Observation> {
  const { METRICS_PORT: port } = own;
  const metrics = port === undefined ? undefined : await startMetrics(own, port, hash);
  const access =
    own.ACCESS_LOG === 'on' ? await import('../../lib/platform/http/access-log.ts') : undefined;
  return {
    onEnd: together([metrics?.count, access?.accessLog(log)]),
    where: metrics?.where,
    close: () => metrics?.close(),
  };
}
