/**
 * What an operator may watch of the running site: metrics by METRICS_PORT, a line for each request by ACCESS_LOG,
 * traces by OTEL_EXPORTER_OTLP_ENDPOINT.
 * Nothing of it is loaded otherwise.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { proxyChecker } from '../../lib/platform/http/client-address.ts';
import type { Handler } from '../../lib/platform/http/create-server.ts';
import { listen } from '../../lib/platform/http/port.ts';
import type { RequestEnd } from '../../lib/platform/http/request-end.ts';
import { describeError, log } from '../../lib/platform/log/log.ts';
import { setMetrics } from '../../lib/platform/metrics/metrics.ts';
import type { Settings } from '../../lib/platform/settings/settings.ts';

/** A collector that is away does not keep the process, in ms. */
const LAST_TRACES = 2_000;

type Watch = (end: RequestEnd) => void;

export type Observation = {
  /** Is told of each request that has ended; undefined when nobody listens. */
  onEnd: Watch | undefined;
  /** Makes of the site's handler one that traces what it does; the same one when nobody asks for traces. */
  traced: (handler: Handler) => Handler;
  /** Where metrics can be asked for, for the person at the terminal. */
  where: string | undefined;
  close: () => Promise<void>;
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

async function startTraces({ TRUSTED_PROXIES }: Settings) {
  const { startTracing } = await import('../../lib/platform/tracing/start-tracing.ts');
  return startTracing(ownVersion(), proxyChecker(TRUSTED_PROXIES));
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
  const tracing = own.OTEL_EXPORTER_OTLP_ENDPOINT ? await startTraces(own) : undefined;
  return {
    onEnd: together([metrics?.count, access?.accessLog(log)]),
    where: metrics?.where,
    traced: tracing?.traced ?? ((handler) => handler),
    close: async () => {
      metrics?.close();
      const sent = tracing
        ?.close()
        .catch((error) => log.warn(describeError(error), 'traces not sent'));
      await Promise.race([sent, sleep(LAST_TRACES)]);
    },
  };
}
