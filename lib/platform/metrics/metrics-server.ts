/** Where Prometheus asks: a server of its own, so that no visitor of the site gets there. */
import { createServer, type Server } from 'node:http';
import { describeError, log } from '../log/log.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * @param refresh brings gauges up to date before they are told; never rejects
 * @returns a server that is not listening yet: `GET /metrics`, and 404 for all else
 */
export function metricsServer({ registry }: Metrics, refresh: () => Promise<void>): Server {
  return createServer(async (request, response) => {
    try {
      const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
      if (!isAsked) {
        response.writeHead(404).end();
        return;
      }
      await refresh();
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      log.error(describeError(error), 'metrics not told');
      response.writeHead(500).end();
    }
  });
}
