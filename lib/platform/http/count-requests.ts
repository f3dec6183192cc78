/** Counts the requests that have ended, for metrics. */
import type { Metrics } from '../metrics/create-metrics.ts';
import type { RequestEnd } from './request-end.ts';

/** By the first digit of the status. */
const CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** @returns counts one request; one whose client went away is `aborted`, whatever it was going to get */
export function requestCounter({ requests }: Pick<Metrics, 'requests'>) {
  return ({ kind, status, isAborted, ms }: RequestEnd): void => {
    const outcome = isAborted ? 'aborted' : (CLASSES[Math.floor(status / 100)] ?? '5xx');
    requests.observe({ kind, status: outcome }, ms / 1000);
  };
}
