/** Fault 12: what is over goes every hour, whatever else fails. */
import { log } from '../log/log.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { setMetrics } from '../metrics/metrics.ts';
import { type Job, runJobs, startHousekeeping } from './housekeeping.ts';

const HOUR = 60 * 60 * 1000;

test('one job fails: the others are done, the log names the one, and its last success stays old', async () => {
  const warn = jest.spyOn(log, 'warn');
  const done: string[] = [];
  const job = (name: string): Job => ({
    name,
    run: async () => {
      if (name === 'messages') throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      done.push(name);
    },
  });
  const metrics = createMetrics({ hash: '', version: '' });
  setMetrics(metrics);
  await runJobs(['receipts', 'messages', 'files'].map(job), 7_000);
  setMetrics(undefined);
  expect(done).toEqual(['receipts', 'files']);
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ job: 'messages', code: 'ECONNRESET' }), 'housekeeping failed'],
  ]);
  const { values } = await metrics.lastSuccess.get();
  expect(values.map(({ labels, value }) => [labels.task, value])).toEqual([
    ['receipts', 7],
    ['files', 7],
  ]);
  warn.mockRestore();
});

test('no file is swept at the start of the site, but an hour later and every hour', async () => {
  jest.useFakeTimers();
  const runs: Record<string, number> = { rows: 0, files: 0 };
  const job = (name: string): Job => ({
    name,
    run: async () => {
      runs[name] = (runs[name] ?? 0) + 1;
    },
  });
  const stop = startHousekeeping([job('rows'), { ...job('files'), isNeverFirst: true }]);
  await jest.advanceTimersByTimeAsync(HOUR - 1);
  expect(runs).toEqual({ rows: 1, files: 0 });
  await jest.advanceTimersByTimeAsync(1);
  expect(runs).toEqual({ rows: 2, files: 1 });
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(runs).toEqual({ rows: 3, files: 2 });
  stop();
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(runs).toEqual({ rows: 3, files: 2 });
  jest.useRealTimers();
});
