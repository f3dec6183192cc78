/**
 * Nothing that was acknowledged is lost when the process is killed. FAULT_ROUNDS=100 for the long
 * run; each round kills a writer at a random moment and counts.
 */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { submissions } from '../../features/submissions/tables.ts';
import { MAIL_QUEUE, startOutbox } from '../mail/outbox.ts';
import { changeSettings } from '../settings/settings.ts';
import { openDatabase, resetDatabaseForTest } from './database.ts';
import { startChild } from './test-child.ts';
import { folderWithDatabase, PREPARED } from './test-folder.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);

test(
  `${ROUNDS} times killed while writing: every acknowledged message and its mails are there`,
  async () => {
    const home = folderWithDatabase(PREPARED);
    changeSettings({ DATA_DIR: home });
    const acknowledged: string[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const child = startChild('write-messages.ts', [], { DATA_DIR: home });
        await child.line(/^acknowledged/);
        // A second opener is refused while the first one writes, and harms nothing.
        if (round === 0) await expect(openDatabase()).rejects.toThrow(/in use by process/);
        await wait(Math.random() * 400);
        await child.kill();
        acknowledged.push(
          ...child.lines.flatMap((line) => /^acknowledged (\S+)$/.exec(line)?.[1] ?? []),
        );
        expect(child.lines.filter((line) => line.startsWith('failed'))).toEqual([]);
      }
      const opened = await openDatabase();
      const rows = await opened.db.select().from(submissions);
      const kept = new Set(rows.map(({ reference }) => reference));
      expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);

      const outbox = await startOutbox(opened);
      const jobs = await outbox.boss.findJobs<{ id: string }>(MAIL_QUEUE);
      await outbox.stop();
      expect(jobs).toHaveLength(rows.length * 2);
    } finally {
      await resetDatabaseForTest();
      rmSync(home, { recursive: true, force: true });
    }
  },
  ROUNDS * 20_000 + 30_000,
);
