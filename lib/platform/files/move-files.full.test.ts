/** An operator moves the files from a folder into a bucket and back: none is lost, none is changed. */
import { writeFileSync } from 'node:fs';
import { pathOf } from '../data-folder/file-folders.ts';
import { getDb } from '../db/database.ts';
import { withTestDatabase } from '../db/test-database.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { folderStore } from '../file-store/folder-store.ts';
import { openBucket } from '../file-store/open-store.ts';
import { deleteStoredFile } from './files.ts';
import { moveFiles } from './move-files.ts';
import { files } from './tables.ts';
import { pdf } from './testing/sample-files.ts';
import { storedFile } from './testing/stored-file.ts';
import { withTestBucket } from './testing/test-store.ts';

const server = withTestBucket();
withTestDatabase();

const NONE = { copied: 0, same: 0, deleted: 0, damaged: 0, gone: 0 };
const FINE = { ...NONE, damagedIds: [], missingIds: [] };
let bucket: FileStore;
let ids: string[];
const idsIn = async (store: FileStore) => (await store.list('files')).map(({ id }) => id).sort();

/** Eleven files that lie in the folder. */
beforeEach(async () => {
  bucket = openBucket() as FileStore;
  await (await getDb()).delete(files);
  for (const store of [bucket, folderStore])
    for (const entry of await store.list('files')) await store.remove(entry);
  ids = await Promise.all(Array.from({ length: 11 }, () => storedFile(null)));
  await moveFiles(await getDb(), bucket, folderStore);
  // Files are stored in the bucket of the settings.
  for (const entry of await bucket.list('files')) await bucket.remove(entry);
});

test('every file is in the bucket as it was, and in the folder still', async () => {
  const db = await getDb();
  expect(await moveFiles(db, folderStore, bucket)).toEqual({ ...FINE, copied: 11 });
  expect(await idsIn(bucket)).toEqual(ids.sort());
  expect(await idsIn(folderStore)).toEqual(ids.sort());
  for (const id of ids) expect((await bucket.read(id))?.equals(pdf)).toBe(true);
});

test('a second time copies what came since, and nothing else', async () => {
  const db = await getDb();
  await moveFiles(db, folderStore, bucket);
  const [late] = await bucket.list('files');
  if (late) await bucket.remove(late);
  expect(await moveFiles(db, folderStore, bucket)).toEqual({ ...FINE, copied: 1, same: 10 });
});

test('what is half there or was changed in the bucket is put right', async () => {
  const db = await getDb();
  await moveFiles(db, folderStore, bucket);
  await bucket.put(ids[0] ?? '', pdf.subarray(0, 20));
  expect(await moveFiles(db, folderStore, bucket)).toMatchObject({ copied: 1, same: 10 });
  expect((await bucket.read(ids[0] ?? ''))?.equals(pdf)).toBe(true);
});

test('a damaged file is named and does not take the place of a good one', async () => {
  const db = await getDb();
  await moveFiles(db, folderStore, bucket);
  const [id = ''] = ids;
  writeFileSync(pathOf(id), pdf.subarray(0, 20));
  expect(await moveFiles(db, folderStore, bucket)).toMatchObject({ same: 10, damagedIds: [id] });
  expect((await bucket.read(id))?.equals(pdf)).toBe(true);
});

test('a file that is in neither is named', async () => {
  const db = await getDb();
  const [entry] = await folderStore.list('files');
  if (entry) await folderStore.remove(entry);
  expect(await moveFiles(db, folderStore, bucket)).toEqual({
    ...FINE,
    copied: 10,
    missingIds: [entry?.id],
  });
});

test('what its owner deleted does not come back', async () => {
  const db = await getDb();
  const [id = ''] = ids;
  await db.transaction((tx) => deleteStoredFile(tx, id));
  expect(await moveFiles(db, folderStore, bucket)).toEqual({ ...FINE, copied: 10, deleted: 1 });
  expect(await bucket.read(id)).toBeUndefined();
});

test('the storage goes away in the middle: the next time does the rest', async () => {
  const db = await getDb();
  server().fault = 'away';
  server().isFaulty = (method) => method === 'PUT' && server().objects.size > 5;
  await expect(moveFiles(db, folderStore, bucket)).rejects.toThrow('did not do as it was asked');
  server().fault = undefined;
  const { copied, same } = await moveFiles(db, folderStore, bucket);
  expect(copied + same).toBe(11);
  expect(same).toBeGreaterThan(0);
  expect(await idsIn(bucket)).toEqual(ids.sort());
});
