/** The storage of files does worse than it should: no visitor's file is half there, and none waits for long. */

import { eq } from 'drizzle-orm';
import { getDb } from '../db/database.ts';
import { withTestDatabase } from '../db/test-database.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { readStoredFile, storeFile } from '../files/files.ts';
import { sweepFiles } from '../files/sweep.ts';
import { files } from '../files/tables.ts';
import type { Fault } from '../files/testing/s3-server.ts';
import { pdf } from '../files/testing/sample-files.ts';
import { cvFile, storedCv } from '../files/testing/stored-file.ts';
import { emptyStore, withTestBucket } from '../files/testing/test-store.ts';
import { changeSettings } from '../settings/settings.ts';
import { openStore } from './open-store.ts';

/** The database's own limit and a little more; the deadline of every answer is six seconds. */
const PATIENCE_MS = 4_500;

const server = withTestBucket();
withTestDatabase();
beforeEach(async () => {
  await emptyStore();
  await (await getDb()).delete(files);
});

const keptKeys = () => [...server().objects.keys()].filter((key) => key.includes('/files/'));

async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const start = performance.now();
  const error = await work.then(
    () => undefined,
    (thrown) => thrown,
  );
  return { error, ms: performance.now() - start };
}

test.each<Fault>(['away', 'silent', 'busy', 'forbidden'])(
  'who sends a file while the storage is %s is told soon to try later, and nothing is kept',
  async (fault) => {
    server().fault = fault;
    const { error, ms } = await failureOf(storedCv());
    expect(isUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(await (await getDb()).$count(files)).toBe(0);
    server().fault = undefined;
    expect(keptKeys()).toEqual([]);
    expect((await readStoredFile(await storedCv()))?.bytes.equals(pdf)).toBe(true);
  },
);

test.each<Fault>(['away', 'silent', 'busy', 'truncated', 'stalled'])(
  'who saves a file while the storage is %s gets none of it, and all of it later',
  async (fault) => {
    const id = await storedCv();
    server().fault = fault;
    const { error, ms } = await failureOf(readStoredFile(id));
    expect(isUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(PATIENCE_MS);
    server().fault = undefined;
    expect((await readStoredFile(id))?.bytes.equals(pdf)).toBe(true);
  },
);

test('one broken connection is not noticed by whoever sends a file', async () => {
  let broken = 0;
  server().fault = 'away';
  server().isFaulty = () => {
    broken += 1;
    return broken === 1;
  };
  expect(await readStoredFile(await storedCv())).toBeDefined();
  expect(broken).toBeGreaterThan(1);
});

test('a full storage is said as a full disk is', async () => {
  server().fault = 'full';
  await expect(storedCv()).rejects.toMatchObject({ problem: { status: 507 } });
});

test('a file whose row did not come about is swept, not kept', async () => {
  const db = await getDb();
  await Promise.all(Array.from({ length: 10 }, () => storedCv()));
  const failing = db.transaction(async (tx) => {
    await storeFile(tx, cvFile(), { purpose: 'cv', ownerId: null });
    throw new Error('the row does not fit');
  });
  await expect(failing).rejects.toThrow('does not fit');
  expect(keptKeys()).toHaveLength(11);
  await sweepFiles(db, Date.now() + 2 * 60 * 60 * 1000);
  expect(keptKeys()).toHaveLength(10);
});

test('the storage goes away during a sweep: nothing is lost, and the next one does the rest', async () => {
  const db = await getDb();
  const ids = await Promise.all(Array.from({ length: 11 }, () => storedCv()));
  await db.delete(files).where(eq(files.id, ids[0] ?? ''));
  server().fault = 'away';
  server().isFaulty = (method) => method === 'DELETE';
  await expect(sweepFiles(db)).rejects.toThrow('did not do as it was asked');
  expect(keptKeys()).toHaveLength(11);
  server().fault = undefined;
  await sweepFiles(db);
  expect(keptKeys()).toHaveLength(10);
});

test('every request is signed, and objects lie below the prefix, encrypted when it is asked for', async () => {
  changeSettings({ FILES_S3_ENCRYPTION: 'aws:kms' });
  try {
    const id = await storedCv();
    const { headers } = server().objects.get(`site/files/${id}`) ?? {};
    expect(headers?.authorization).toContain('Credential=key-of-tests/');
    expect(headers?.['x-amz-server-side-encryption']).toBe('aws:kms');
    expect([...server().objects.keys()].every((key) => key.startsWith('site/'))).toBe(true);
  } finally {
    changeSettings({ FILES_S3_ENCRYPTION: undefined });
  }
});

test('an operator’s note in the bucket is none of our files', async () => {
  const note = { body: Buffer.from('x'), modified: new Date(0), headers: {} };
  for (const key of ['site/files/README', 'site/trash/README', 'site/trash/x/y'])
    server().objects.set(key, note);
  expect([...(await openStore().list('files')), ...(await openStore().list('trash'))]).toEqual([]);
});
