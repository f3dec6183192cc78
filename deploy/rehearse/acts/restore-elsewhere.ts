/**
 * A backup of the running site as deploy/README.md writes it, then a restore into another database and another data
 * folder. Between the two no instance runs, and no visitor asks.
 */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../stage.ts';
import { makeDatabase, readStored, untilMailsLeft } from '../stored.ts';
import type { Act } from './act.ts';

const run = promisify(execFile);

/** Copies visitors' files. tar ends with 1 where one came in meanwhile: the dump does not know it either. */
async function pack(data: string, archive: string): Promise<void> {
  const args = ['-C', data, '-czf', archive, 'files', 'database-id'];
  await run('sh', ['-c', 'tar "$@" || [ $? -eq 1 ]', 'tar', ...args]);
}

export const restoreElsewhere: Act = {
  name: '7 dump, restore elsewhere',
  play: async ({ stage, tally, underLoad }) => {
    const { instances, releases, folder, settings } = stage;
    const [, later] = releases;
    const { DATABASE_URL: url = '', DATA_DIR: data = '' } = settings;
    const backup = join(folder, 'backup');
    mkdirSync(backup);
    const [dump, files] = [join(backup, 'day.dump'), join(backup, 'day.files.tar.gz')];

    let dumped = 0;
    await underLoad(async () => {
      dumped = Date.now();
      await runCommand(later, settings, 'db:dump', ['--to', join(data, 'day.dump')]);
      await run('mv', [join(data, 'day.dump'), backup]);
      await pack(data, files);
    });
    await untilMailsLeft(url);
    await Promise.all(instances.map((instance) => instance.stop()));
    const left = Date.now();
    const rows = await readStored(url, data);
    stage.books.push({ rows, holds: (post) => post.endedAt <= left });

    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    const changed = { DATABASE_URL: await makeDatabase(url, 'elsewhere'), DATA_DIR: elsewhere };
    stage.settings = { ...settings, ...changed };
    await runCommand(later, stage.settings, 'db:restore', ['--from', dump]);
    await run('tar', ['-C', elsewhere, '-xzf', files]);
    const restored = await readStored(changed.DATABASE_URL, elsewhere);
    await Promise.all(instances.map((instance) => instance.restart(later, changed)));
    // What came in after the dump began stayed in the former database.
    stage.isDue = ({ endedAt }) => endedAt < dumped || endedAt > left;
    await underLoad(async () => undefined);
    const after = rows.length - restored.length;
    tally.notes.push(
      `${restored.length} submissions restored, ${after} came in after the dump began`,
    );
  },
};
