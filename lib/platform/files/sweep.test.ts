/** Fault 13: what becomes of files without a row. What was deleted goes, what is merely unknown waits. */

import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { placeFile } from '../data-folder/data-folder.ts';
import {
  filesFolder,
  keptIds,
  pathOf,
  trashedIds,
  trashFolder,
  trashPathOf,
} from '../data-folder/file-folders.ts';
import { getDb } from '../db/database.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { log } from '../log/log.ts';
import { insertUser } from '../session/rows/users.ts';
import { users } from '../session/tables.ts';
import { deleteStoredFile, readStoredFile } from './files.ts';
import { sweepFiles, TRASH_MS } from './sweep.ts';
import { deletedFiles, files } from './tables.ts';
import { pdf } from './testing/sample-files.ts';
import { storedCv } from './testing/stored-file.ts';

const HOUR = 60 * 60 * 1000;
const now = Date.now();
const soon = now + 2 * HOUR;
const STRANGE = 'ab000000-0000-4000-8000-000000000000';

const sweep = async (time: number) => sweepFiles(await getDb(), time);
const storeMany = (many: number) => Promise.all(Array.from({ length: many }, () => storedCv()));
const remove = async (id: string) => (await getDb()).transaction((tx) => deleteStoredFile(tx, id));
const newOwner = async () =>
  insertUser(await getDb(), { email: `${Math.random()}@example.org`, name: 'Ada' });

/** Makes the database one that never heard of `ids`, as an older dump. @returns what restores the newer */
async function forget(...ids: string[]): Promise<() => Promise<void>> {
  const db = await getDb();
  const rows: (typeof files.$inferSelect)[] = [];
  for (const id of ids) {
    rows.push(...(await db.delete(files).where(eq(files.id, id)).returning()));
    await db.delete(deletedFiles).where(eq(deletedFiles.id, id));
  }
  return async () => {
    await db.insert(files).values(rows);
  };
}

describeOnEveryDatabase('the sweep of files', () => {
  let said: Record<'error' | 'warn', jest.SpyInstance>;
  beforeEach(async () => {
    said = { error: jest.spyOn(log, 'error'), warn: jest.spyOn(log, 'warn') };
    const db = await getDb();
    await db.delete(files);
    await db.delete(deletedFiles);
    for (const folder of [filesFolder(), trashFolder()])
      rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => jest.restoreAllMocks());

  test('what its owner deleted, or went with the account, is gone for good at the next one', async () => {
    const leaving = await newOwner();
    const staying = await newOwner();
    const ids = [
      await storedCv(leaving.id),
      await storedCv(staying.id),
      await storedCv(staying.id),
    ];
    const [, deleted = '', kept = ''] = ids;
    await remove(deleted);
    await (await getDb()).delete(users).where(eq(users.id, leaving.id));
    await sweep(now);
    expect(await keptIds()).toEqual([kept]);
    expect(await trashedIds()).toEqual([]);
    expect(await readStoredFile(kept)).toBeDefined();
  });

  test('what has no row after an hour waits in the trash for 30 days, then it is gone', async () => {
    const ids = await storeMany(10);
    const [lost = ''] = ids;
    await forget(lost);
    await sweep(now);
    expect((await keptIds()).sort()).toEqual(ids.sort());
    await sweep(soon);
    expect(await trashedIds()).toEqual([lost]);
    expect(await keptIds()).toHaveLength(9);
    expect(said.warn).toHaveBeenCalledTimes(1);
    expect(said.warn.mock.lastCall[0]).toMatchObject({ files: 10, moved: 1 });
    expect(statSync(trashFolder()).mode & 0o777).toBe(0o700);
    expect(statSync(trashPathOf(lost)).mode & 0o777).toBe(0o600);
    await sweep(soon + TRASH_MS - HOUR);
    expect(await trashedIds()).toEqual([lost]);
    await sweep(soon + TRASH_MS + HOUR);
    expect(await trashedIds()).toEqual([]);
    expect(await keptIds()).toHaveLength(9);
  });

  test('an older dump of the same database costs nothing: neither files nor what is in the trash', async () => {
    const ids = await storeMany(10);
    const [one = '', two = '', deleted = '', ...others] = ids;
    await remove(deleted);
    mkdirSync(trashFolder());
    writeFileSync(trashPathOf(STRANGE), 'x');
    utimesSync(trashPathOf(STRANGE), new Date(now - 2 * TRASH_MS), new Date(now - 2 * TRASH_MS));
    const restore = await forget(one, two);
    await sweep(soon);
    expect((await keptIds()).sort()).toEqual([one, two, ...others].sort());
    expect(await trashedIds()).toEqual([STRANGE]);
    expect(said.error).toHaveBeenCalledTimes(1);
    expect(said.error.mock.lastCall).toEqual([
      { files: 10, deleted: 1, takenBack: 0, halfWritten: 0, unknown: 2 },
      expect.stringMatching(/none of the others was moved.*restore the right one/),
    ]);
    await restore();
    await sweep(soon);
    expect((await keptIds()).sort()).toEqual([one, two, ...others].sort());
    expect(await trashedIds()).toEqual([]);
  });

  test('what somebody deleted goes though the rest is in doubt', async () => {
    const [deleted = '', ...rest] = await storeMany(4);
    await forget(...rest);
    await remove(deleted);
    await sweep(soon);
    expect((await keptIds()).sort()).toEqual(rest.sort());
    expect(said.error).toHaveBeenCalled();
  });

  test('an empty database deletes nothing', async () => {
    const ids = await storeMany(3);
    await forget(...ids);
    await sweep(soon);
    expect((await keptIds()).sort()).toEqual(ids.sort());
    expect(said.error).toHaveBeenCalledTimes(1);
  });

  test('the right dump is restored: its files come back from the trash', async () => {
    const [lost = ''] = await storeMany(10);
    const restore = await forget(lost);
    await sweep(soon);
    expect(await readStoredFile(lost)).toBeUndefined();
    await restore();
    await sweep(soon + TRASH_MS + HOUR);
    expect((await readStoredFile(lost))?.bytes.equals(pdf)).toBe(true);
    expect(await trashedIds()).toEqual([]);
  });

  test('who deletes a file that lies in the trash by mistake: it is gone at the next one', async () => {
    const [lost = ''] = await storeMany(10);
    const restore = await forget(lost);
    await sweep(soon);
    await restore();
    await remove(lost);
    await sweep(soon);
    expect(existsSync(trashPathOf(lost)) || existsSync(pathOf(lost))).toBe(false);
  });

  test('a file whose row was restored is kept, though it had been deleted once', async () => {
    const id = await storedCv();
    const db = await getDb();
    const rows = await db.delete(files).where(eq(files.id, id)).returning();
    await db.insert(files).values(rows);
    await sweep(soon);
    expect(await readStoredFile(id)).toBeDefined();
  });

  test('a request that still runs, a half-written file and a note of the operator are no reason to stop', async () => {
    const [running = ''] = await storeMany(2);
    await forget(running);
    const part = `${pathOf(STRANGE)}.part`;
    const note = join(filesFolder(), 'README');
    mkdirSync(join(part, '..'), { recursive: true });
    placeFile(part, 'x');
    writeFileSync(note, 'x');
    await sweep(now);
    expect(existsSync(part)).toBe(true);
    expect(await keptIds()).toHaveLength(2);
    expect(said.error).not.toHaveBeenCalled();

    rmSync(pathOf(running));
    await sweep(soon);
    expect(existsSync(part)).toBe(false);
    expect(existsSync(note)).toBe(true);
    expect(said.error).not.toHaveBeenCalled();
  });

  test('what a killed process had begun to write goes though the rest is in doubt', async () => {
    const ids = await storeMany(3);
    await forget(...ids);
    const part = `${pathOf(STRANGE)}.part`;
    mkdirSync(join(part, '..'), { recursive: true });
    placeFile(part, 'x');
    await sweep(now);
    expect(existsSync(part)).toBe(true);
    await sweep(soon);
    expect(existsSync(part)).toBe(false);
    expect((await keptIds()).sort()).toEqual(ids.sort());
  });

  test('instances that share the folder sweep at once, and none complains', async () => {
    const ids = await storeMany(20);
    await forget(...ids.slice(0, 2));
    await remove(ids[2] ?? '');
    await Promise.all([sweep(soon), sweep(soon), sweep(soon)]);
    expect((await trashedIds()).sort()).toEqual(ids.slice(0, 2).sort());
    expect(await keptIds()).toHaveLength(17);
  });

  test('which files were deleted is forgotten after 30 days', async () => {
    await remove(await storedCv());
    const db = await getDb();
    await sweep(soon);
    expect(await db.$count(deletedFiles)).toBe(1);
    await sweep(soon + TRASH_MS + HOUR);
    expect(await db.$count(deletedFiles)).toBe(0);
  });

  test('a site without files has nothing to sweep', async () => {
    await sweep(soon);
    expect(existsSync(trashFolder()) && readdirSync(trashFolder())).toBe(false);
  });
});
