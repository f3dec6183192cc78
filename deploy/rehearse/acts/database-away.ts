/** PostgreSQL crashes and is away for twenty seconds. Nothing else is restarted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Act } from './act.ts';
import { isAcknowledgedSince, until } from './act.ts';

const AWAY_MS = 20_000;
/** An instance looks for its database every three seconds. */
const BACK_LIMIT = 20;

export const databaseAway: Act = {
  name: '4 database away for 20 s',
  play: async ({ stage: { instances, postgres }, tally, underLoad }) => {
    const starts = () => instances.map((instance) => instance.starts()).join();
    const before = starts();
    const isEach = async (database: string) => {
      const told = await Promise.all(instances.map((instance) => instance.readiness()));
      return told.every((one) => one.status === 200 && one.database === database);
    };
    await underLoad(async () => {
      await sleep(2_000);
      postgres.server.stop();
      await sleep(AWAY_MS / 2);
      if (!(await isEach('down')))
        tally.faults.push('readiness does not say 200 and that the database is down');
      await sleep(AWAY_MS / 2);
      postgres.server.start();
      const back = Date.now();
      const seconds = await until(() => isAcknowledgedSince(tally, back), BACK_LIMIT);
      if (seconds === undefined) tally.faults.push(`no form was taken ${BACK_LIMIT} s after it`);
      else tally.notes.push(`a form was taken ${seconds} s after the database was back`);
      if ((await until(() => isEach('up'), BACK_LIMIT)) === undefined)
        tally.faults.push('readiness does not say that the database is up');
    });
    if (starts() !== before) tally.faults.push('an instance ended meanwhile');
  },
};
