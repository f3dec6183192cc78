/** Of several instances one deletes what has served its time, and another does when that one ends. */
import { sql } from 'drizzle-orm';
import { runJobs } from '../housekeeping/housekeeping.ts';
import { openDatabase } from './database.ts';
import { byLeader, leadership } from './leader.ts';
import { describeOnEveryDatabase } from './test-database.ts';

describeOnEveryDatabase('housekeeping', (kind) => {
  /** As many instances, and how often each has done its job. */
  async function instances(count: number) {
    const opened = await openDatabase();
    return Array.from({ length: count }, () => {
      const lead = leadership(opened);
      const instance = { lead, runs: 0, housekeep: async () => {} };
      const run = async () => {
        instance.runs += 1;
      };
      instance.housekeep = () => runJobs(byLeader(lead, [{ name: 'rows', run }]));
      return instance;
    });
  }

  test('an instance that is alone does it every time', async () => {
    const [only] = await instances(1);
    await only?.housekeep();
    await only?.housekeep();
    expect(only?.runs).toBe(2);
    await only?.lead.resign();
  });

  if (kind === 'embedded') return;

  test('of two instances one does it every time, and the other once that one has stopped', async () => {
    const both = await instances(2);
    await Promise.all(both.map(({ housekeep }) => housekeep()));
    await Promise.all(both.map(({ housekeep }) => housekeep()));
    expect(both.map(({ runs }) => runs).sort()).toEqual([0, 2]);
    const [leader, other] = both.toSorted((a, b) => b.runs - a.runs);
    await leader?.lead.resign();
    await other?.housekeep();
    expect(other?.runs).toBe(1);
    await leader?.housekeep();
    expect(leader?.runs).toBe(2);
    await other?.lead.resign();
  });

  test('an instance whose connection was cut leads no more unless it takes the lead again', async () => {
    const [first, second] = await instances(2);
    await first?.housekeep();
    const { db } = await openDatabase();
    await db.execute(sql`SELECT pg_terminate_backend(pid, 2000) FROM pg_locks
      WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
    await second?.housekeep();
    await first?.housekeep();
    expect([first?.runs, second?.runs]).toEqual([1, 1]);
    await second?.lead.resign();
  });
});
