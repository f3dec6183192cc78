/** A bucket and a database that do not belong together are not used together, and nothing in it is deleted. */

import { deletedFiles, files } from '../files/tables.ts';
import { storedCv } from '../files/testing/stored-file.ts';
import { withTestBucket } from '../files/testing/test-store.ts';
import { changeSettings } from '../settings/settings.ts';
import { getDb, openDatabase } from './database.ts';
import { isStartRefused } from './start-refused.ts';
import { databaseId } from './tables.ts';
import { describeOnEveryDatabase, reopenDatabase } from './test-database.ts';
import { isUnavailable } from './unavailable.ts';

const KEY = 'site/database-id';
const STRANGE = '4c9c2e0e-0000-4000-8000-000000000000';

describe('with files in a bucket', () => {
  const server = withTestBucket();
  const owner = () => server().objects.get(KEY)?.body.toString().trim();
  const write = (text: string) =>
    server().objects.set(KEY, { body: Buffer.from(text), modified: new Date(), headers: {} });

  describeOnEveryDatabase('a bucket', () => {
    // The next database is another one.
    afterAll(() => server().objects.clear());
    afterEach(() => changeSettings({ FILES_S3_BUCKET: server().bucket }));

    test('is its owner’s from the first start on, and of later ones', async () => {
      expect((await reopenDatabase()).message).toBe('not refused');
      const [row] = await (await getDb()).select().from(databaseId);
      expect(owner()).toBe(row?.id);
      expect((await reopenDatabase()).message).toBe('not refused');
    });

    test('of another database stops the start with words that mend it, and keeps all', async () => {
      await storedCv();
      const id = owner() ?? '';
      write(STRANGE);
      const before = [...server().objects.keys()];
      const error = await reopenDatabase();
      expect(isStartRefused(error)).toBe(true);
      expect(error.message).toMatch(/belongs to another database.*DATABASE_URL.*FILES_S3_PREFIX/);
      expect(error.message).toContain(
        `write ${id} into s3://files-of-people/site/database-id and start again`,
      );
      expect([...server().objects.keys()]).toEqual(before);
      expect(owner()).toBe(STRANGE);
      write(`${id}\n`);
      expect((await reopenDatabase()).message).toBe('not refused');
    });

    test('with files and no owner is taken by the database that knows them, by no other', async () => {
      await storedCv();
      server().objects.delete(KEY);
      expect((await reopenDatabase()).message).toBe('not refused');
      const db = await getDb();
      await db.delete(files);
      await db.delete(deletedFiles);
      server().objects.delete(KEY);
      const error = await reopenDatabase();
      expect(isStartRefused(error)).toBe(true);
      expect(error.message).toContain('knows none of the files in s3://files-of-people/site');
      expect(owner()).toBeUndefined();
      server().objects.clear();
      expect((await reopenDatabase()).message).toBe('not refused');
    });

    test('that two databases want at once goes to the first', async () => {
      server().objects.delete(KEY);
      // The other one writes between our look and our own word.
      server().isFaulty = (method) => {
        if (method === 'PUT') write(STRANGE);
        return false;
      };
      expect((await reopenDatabase()).message).toContain('belongs to another database');
      expect(owner()).toBe(STRANGE);
      server().isFaulty = () => false;
      server().objects.clear();
      expect((await reopenDatabase()).message).toBe('not refused');
    });

    test('that does not answer is waited for like a database that is away', async () => {
      server().fault = 'away';
      const error = await reopenDatabase();
      expect(isStartRefused(error)).toBe(false);
      expect(isUnavailable(error)).toBe(true);
      server().fault = undefined;
      await expect(openDatabase()).resolves.toBeDefined();
    });

    test('that is not there, or wants other keys, stops the start in words', async () => {
      server().fault = 'forbidden';
      const forbidden = await reopenDatabase();
      expect(isStartRefused(forbidden)).toBe(true);
      expect(forbidden.message).toMatch(/AccessDenied.*AWS_ACCESS_KEY_ID.*rights/);
      server().fault = undefined;
      changeSettings({ FILES_S3_BUCKET: 'misspelt' });
      const missing = await reopenDatabase();
      expect(isStartRefused(missing)).toBe(true);
      expect(missing.message).toMatch(/s3:\/\/misspelt\/site: NoSuchBucket/);
      changeSettings({ FILES_S3_BUCKET: server().bucket });
      expect((await reopenDatabase()).message).toBe('not refused');
    });
  });
});
