/**
 * Every metric of the site: its name, what it means to an operator, and its labels. A label has few values,
 * none of which a visitor chooses: never a path, an address or a host.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DELIVERIES, SCAN_OUTCOMES } from './outcomes.ts';

/** In seconds: a copy takes one millisecond, an answer of the database some ten, a full server seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6, 15];

export type Metrics = ReturnType<typeof createMetrics>;

/** What is counted where it happens. */
function countersIn(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `norvant_${name}_total`, help, labelNames, registers });
  return {
    requests: new Histogram({
      name: 'norvant_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer, by what was asked for and class of status',
      labelNames: ['kind', 'status'],
      buckets: DURATIONS,
      registers,
    }),
    guardOutcomes: counter(
      'guard_outcomes',
      'What the consent guard said of requests for guarded pages',
      ['state', 'edition'],
    ),
    endpointCalls: counter(
      'endpoint_calls',
      'Answers of the API and of forms without scripts, by method and described path',
      ['operation', 'status'],
    ),
    forms: counter('forms', 'Forms that visitors sent to a desk, by what became of them', [
      'kind',
      'outcome',
    ]),
    deliveries: counter('outbox_deliveries', 'Attempts to send a mail, by how they ended', [
      'outcome',
    ]),
    scans: counter('file_scans', 'Files that the scanner was asked about, by what it said', [
      'outcome',
    ]),
    refusals: counter('rate_limit_refusals', 'What was refused because it came too often', [
      'limit',
    ]),
    lastSuccess: new Gauge({
      name: 'norvant_housekeeping_last_success_timestamp_seconds',
      help: 'When a job of the hourly housekeeping last succeeded, in seconds since 1970',
      labelNames: ['task'],
      registers,
    }),
  };
}

/** What is looked at when an operator asks: see figures.ts. */
function gaugesIn(registry: Registry) {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Gauge({ name: `norvant_${name}`, help, labelNames, registers: [registry] });
  return {
    isReady: gauge('ready', '1 when readiness answers 200: pages can be served'),
    isDatabaseUp: gauge('database_up', '1 when the database answers within two seconds'),
    connections: gauge('database_connections', 'Connections to PostgreSQL in the pool, by use', [
      'state',
    ]),
    waiting: gauge('database_waiting_requests', 'Who waits for a connection of the pool'),
    owedMails: gauge('outbox_owed_mails', 'Mails that are owed and have not left yet'),
    oldestMail: gauge('outbox_oldest_age_seconds', 'Age of the oldest owed mail; 0 without one'),
    parkedMails: gauge('outbox_parked_mails', 'Mails that cannot be sent and wait for a person'),
    waitingFiles: gauge('quarantine_files', 'Files that nobody can open until they are scanned'),
    oldestWaiting: gauge(
      'quarantine_oldest_age_seconds',
      'Age of the oldest file that waits for the scanner; 0 without one',
    ),
    diskFree: gauge('data_disk_free_bytes', 'Room that is left on the disk of DATA_DIR'),
    diskSize: gauge('data_disk_size_bytes', 'Size of the disk of DATA_DIR'),
  };
}

/**
 * @param build of the site that runs: the hash of its sources, and the version of package.json
 * @returns the metrics, beside those of Node itself (`process_…`, `nodejs_…`), in a registry of their own
 */
export function createMetrics(build: { hash: string; version: string }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const info = new Gauge({
    name: 'norvant_build_info',
    help: 'Always 1; its labels say which build runs',
    labelNames: ['hash', 'version'],
    registers: [registry],
  });
  info.set(build, 1);
  const all = { registry, ...countersIn(registry), ...gaugesIn(registry) };
  // The first one of a kind would go unseen: an increase is the difference to a value that was there before.
  for (const outcome of DELIVERIES) all.deliveries.inc({ outcome }, 0);
  for (const outcome of SCAN_OUTCOMES) all.scans.inc({ outcome }, 0);
  return all;
}
