/** What visitors and operators want of files, wherever the bytes lie: in a folder or in a bucket. */

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getDb } from '../db/database.ts';
import type { FileStore, Place } from '../file-store/file-store.ts';
import { log } from '../log/log.ts';
import { deleteStoredFile, readStoredFile } from './files.ts';
import { sweepFiles, TRASH_MS } from './sweep.ts';
import { deletedFiles, files } from './tables.ts';
import { pdf } from './testing/sample-files.ts';
import { storedCv } from './testing/stored-file.ts';
import { describeOnEveryStore, emptyStore } from './testing/test-store.ts';

const HOUR = 60 * 60 * 1000;
const now = Date.now();
const soon = now + 2 * HOUR;

describeOnEveryStore('files', () => {
  let store: FileStore;
  beforeEach(async () => {
    store = await emptyStore();
    const db = await getDb();
    await db.delete(files);
    await db.delete(deletedFiles);
  });
  afterEach(() => jest.restoreAllMocks());

  const sendMany = (many: number) => Promise.all(Array.from({ length: many }, () => storedCv()));
  const sweep = async (time: number) => sweepFiles(await getDb(), time);
  const idsIn = async (place: Place) => (await store.list(place)).map(({ id }) => id).sort();
  const remove = async (id: string) =>
    (await getDb()).transaction((tx) => deleteStoredFile(tx, id));

  /** As an older dump, which never heard of `id`. @returns what restores the newer one */
  async function forget(id: string): Promise<() => Promise<void>> {
    const db = await getDb();
    const rows = await db.delete(files).where(eq(files.id, id)).returning();
    await db.delete(deletedFiles).where(eq(deletedFiles.id, id));
    return async () => void (await db.insert(files).values(rows));
  }

  test('an applicant’s CV comes back as it was sent', async () => {
    const id = await storedCv();
    expect((await readStoredFile(id))?.bytes.equals(pdf)).toBe(true);
    const [entry] = await store.list('files');
    expect(entry).toMatchObject({ id });
    expect(Math.abs((entry?.since ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test('a file of one megabyte, and one that nobody ever sent', async () => {
    const id = randomUUID();
    const large = Buffer.alloc(1_000_000, 'ü');
    await store.put(id, large);
    expect((await store.read(id))?.equals(large)).toBe(true);
    expect(await store.read(randomUUID())).toBeUndefined();
    expect(await readStoredFile(randomUUID())).toBeUndefined();
  });

  test('what its owner deleted is gone for good at the next sweep', async () => {
    const [deleted = '', ...rest] = await sendMany(3);
    await remove(deleted);
    await sweep(now);
    expect(await idsIn('files')).toEqual(rest.sort());
    expect(await idsIn('trash')).toEqual([]);
  });

  test('what has no row after an hour waits in the trash for 30 days, then it is gone', async () => {
    const [lost = '', ...rest] = await sendMany(10);
    await forget(lost);
    await sweep(now);
    expect(await idsIn('files')).toHaveLength(10);
    await sweep(soon);
    expect(await idsIn('trash')).toEqual([lost]);
    expect(await store.list('trash')).toMatchObject([{ since: soon }]);
    await sweep(soon + TRASH_MS - HOUR);
    expect(await idsIn('trash')).toEqual([lost]);
    await sweep(soon + TRASH_MS + HOUR);
    expect(await idsIn('trash')).toEqual([]);
    expect(await idsIn('files')).toEqual(rest.sort());
  });

  test('the right dump is restored: its files come back from the trash', async () => {
    const [lost = ''] = await sendMany(10);
    const restore = await forget(lost);
    await sweep(soon);
    await restore();
    await expect(readStoredFile(lost)).rejects.toMatchObject({ problem: { status: 410 } });
    await sweep(soon);
    expect((await readStoredFile(lost))?.bytes.equals(pdf)).toBe(true);
    expect(await idsIn('trash')).toEqual([]);
  });

  test('who deletes a file that lies in the trash by mistake: it is gone at the next sweep', async () => {
    const [lost = ''] = await sendMany(10);
    const restore = await forget(lost);
    await sweep(soon);
    await restore();
    await remove(lost);
    await sweep(soon);
    expect(await idsIn('trash')).toEqual([]);
    expect(await idsIn('files')).toHaveLength(9);
  });

  test('an empty database deletes nothing, and the log says where the files are', async () => {
    const said = jest.spyOn(log, 'error');
    for (const id of await sendMany(3)) await forget(id);
    await sweep(soon);
    expect(await idsIn('files')).toHaveLength(3);
    expect(said.mock.lastCall?.[1]).toContain(`move them out of ${store.where}.`);
  });

  test('instances that share the store sweep at once, and none complains', async () => {
    const [one = '', deleted = '', ...rest] = await sendMany(12);
    await forget(one);
    await remove(deleted);
    await Promise.all([sweep(soon), sweep(soon), sweep(soon)]);
    expect(await idsIn('trash')).toEqual([one]);
    expect(await idsIn('files')).toEqual(rest.sort());
  });

  test('a lost file is said to be lost, and the log names what it came with and nothing else', async () => {
    const said = jest.spyOn(log, 'error');
    const id = await storedCv();
    await emptyStore();
    await expect(readStoredFile(id, 'NV-2222-2222')).rejects.toMatchObject({
      problem: { status: 410, body: { code: 'FILE_GONE', message: /lost this file/ } },
    });
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.lastCall?.[0]).toEqual({ reference: 'NV-2222-2222', files: store.where });
  });
});
