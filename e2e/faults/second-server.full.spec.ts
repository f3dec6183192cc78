/** Fault 2: two servers want the same embedded database. One gets it, and nothing is harmed. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceOf, sendMessage } from '../support/contact.ts';
import { emptyDataDir } from '../support/data-folder.ts';
import { withSite } from '../support/own-site.ts';
import { removeData, startSite } from '../support/site.ts';
import { readStored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

test('a second server on the same folder is refused in words, the first goes on', async () => {
  await withSite({}, async (site) => {
    const before = referenceOf(await sendMessage(site));
    const lock = join(site.dataDir, 'db.lock');
    const { pid } = JSON.parse(readFileSync(lock, 'utf8'));
    const refusal = await startSite({ dataDir: site.dataDir }).then(
      () => 'not refused',
      (error: Error) => error.message,
    );
    expect(refusal).toContain('ended early');
    expect(refusal).toContain(`in use by process ${pid}`);
    expect(refusal, 'what to do about it').toMatch(/kill \d+.*DATA_DIR.*DATABASE_URL/s);
    expect(refusal).not.toMatch(/\n\s+at /);

    const after = referenceOf(await sendMessage(site));
    await site.stop('SIGTERM');
    expect(existsSync(lock), 'the lock is given back').toBe(false);
    const { messages } = await readStored(site.dataDir);
    expect(messages.map(({ reference }) => reference).sort()).toEqual([before, after].sort());
  });
});

test('two servers that are started at once on a new folder: one serves, the other says why, and the next start works', async () => {
  const dataDir = emptyDataDir();
  const starts = await Promise.allSettled([startSite({ dataDir }), startSite({ dataDir })]);
  const [site, ...others] = starts.flatMap((start) =>
    start.status === 'fulfilled' ? start.value : [],
  );
  try {
    const refusals = starts.flatMap((start) =>
      start.status === 'rejected' ? String(start.reason) : [],
    );
    expect([others.length, refusals.length]).toEqual([0, 1]);
    if (!site) throw new Error(`none serves:\n${refusals.join('\n')}`);
    expect(refusals[0]).toContain(`in use by process ${site.pid}`);
    const kept = referenceOf(await sendMessage(site));
    await site.stop('SIGTERM');

    const next = await startSite({ dataDir });
    const more = referenceOf(await sendMessage(next));
    await next.stop('SIGTERM');
    const { messages } = await readStored(dataDir);
    expect(messages.map(({ reference }) => reference).sort()).toEqual([kept, more].sort());
  } finally {
    for (const one of [site, ...others]) await one?.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('the lock that a killed server left is taken over', async () => {
  const first = await startSite();
  try {
    const reference = referenceOf(await sendMessage(first));
    await first.stop('SIGKILL');
    const lock = join(first.dataDir, 'db.lock');
    expect(existsSync(lock), 'a killed server leaves its lock').toBe(true);
    // Its process id may belong to another program by now: to this test, for example.
    const owner = JSON.parse(readFileSync(lock, 'utf8'));
    writeFileSync(lock, JSON.stringify({ ...owner, pid: process.pid }));
    const second = await startSite({ dataDir: first.dataDir });
    try {
      expect((await sendMessage(second)).status).toBe(201);
    } finally {
      await second.stop('SIGKILL');
    }
    const { messages } = await readStored(first.dataDir);
    expect(messages.map((row) => row.reference)).toContain(reference);
    expect(messages).toHaveLength(2);
  } finally {
    await first.stop('SIGKILL');
    removeData(first);
  }
});
