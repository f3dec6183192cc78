/** A bucket with files belongs to one database too: neither a restore nor a move leaves it to the wrong one. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, resetDatabaseForTest } from '../db/database.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { isPostgresAvailable, startTestPostgres } from '../db/test-postgres.ts';
import { storeFile } from '../files/files.ts';
import { pdf } from '../files/testing/sample-files.ts';
import { withTestBucket } from '../files/testing/test-store.ts';
import { changeSettings } from '../settings/settings.ts';
import { dump } from './dump.ts';
import { move } from './move.ts';
import { restoreHere, withNewDatabase } from './testing/new-database.ts';

const KEY = 'site/database-id';
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));
jest.setTimeout(90_000);

describe('with files in a bucket', () => {
  const server = withTestBucket();
  afterEach(() => server().objects.clear());

  /** A database with a file, whose bytes lie in the bucket. */
  async function storeCv(): Promise<void> {
    const { db } = await openDatabase();
    const cv = new File([new Uint8Array(pdf)], 'cv.pdf');
    await db.transaction((tx) => storeFile(tx, cv, { purpose: 'cv', ownerId: null }));
  }

  test('the dump of another database is kept from its files', async () => {
    const file = join(folder, 'dump');
    await withNewDatabase('embedded', async () => {
      await storeCv();
      await dump(await openDatabase(), file);
    });
    const owner = server().objects.get(KEY);
    server().objects.set(KEY, {
      ...owner,
      body: Buffer.from('4c9c2e0e-0000-4000-8000-000000000000'),
      modified: new Date(),
      headers: {},
    });
    await withNewDatabase('embedded', async () => {
      await expect(restoreHere(file)).rejects.toThrow(
        /site belongs to another database than the dump.*FILES_S3_PREFIX.*database-id/,
      );
      if (owner) server().objects.set(KEY, owner);
      await restoreHere(file);
      await openDatabase();
    });
  });

  const testIfThere = isPostgresAvailable() ? test : test.skip;
  testIfThere(
    'a moved database takes it over when its operator has taken it from the former one',
    () =>
      withNewDatabase('embedded', async () => {
        await storeCv();
        await resetDatabaseForTest();
        const postgres = await startTestPostgres();
        changeSettings({ DATABASE_URL: postgres.url });
        try {
          await expect(move()).rejects.toThrow(
            /Remove the object database-id in it and run this again/,
          );
          server().objects.delete(KEY);
          await move();
          expect((await openDatabase()).kind).toBe('postgres');
          expect(server().objects.has(KEY)).toBe(true);
        } finally {
          await resetDatabaseForTest();
          await postgres.remove();
        }
      }),
  );
});
