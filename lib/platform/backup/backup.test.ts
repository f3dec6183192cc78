/** A dump has every row as it was, and comes back whole or not at all, in a database of either kind. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { submissions } from '../../features/submissions/tables.ts';
import { handOverDataFolder, readId } from '../db/data-folder-owner.ts';
import { getDb, openDatabase } from '../db/database.ts';
import { databasesOfRun } from '../db/databases-of-run.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { openUnmigrated } from '../db/open-unmigrated.ts';
import { rateLimits } from '../db/tables.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { users } from '../session/tables.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';
import { fill, TRICKY } from './testing/filled.ts';
import { fingerprints, restoreHere, withNewDatabase } from './testing/new-database.ts';

// Each test makes new databases, and the embedded one takes seconds for it.
jest.setTimeout(90_000);

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

describeOnEveryDatabase('a dump', (kind) => {
  const file = join(folder, `${kind}.dump`);
  beforeAll(async () => {
    await fill();
    await dump(await openDatabase(), file);
  });

  test.each(databasesOfRun())('comes back to the last digit: %s', async (into) => {
    const before = await fingerprints();
    const id = await readId(await getDb());
    await withNewDatabase(into, async () => {
      expect((await restoreHere(file)).rows).toBe(1113);
      expect(await fingerprints()).toEqual(before);
      const db = await getDb();
      expect(await readId(db)).toBe(id);
      const [row] = await db
        .select()
        .from(submissions)
        .where(eq(submissions.reference, 'NV-TRICKY'));
      expect(row?.details.message).toBe(TRICKY);
    });
  });

  test('is for its owner only, replaces no other, and leaves no half one', async () => {
    const { mode, size } = statSync(file);
    expect(mode & 0o777).toBe(0o600);
    const opened = await openDatabase();
    await expect(dump(opened, file)).rejects.toThrow(/is a file .* already\. Name another/);
    expect(statSync(file).size).toBe(size);
    const stringify = jest.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('in the middle');
    });
    await expect(dump(opened, join(folder, 'half'))).rejects.toThrow('in the middle');
    stringify.mockRestore();
    expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
  });

  test('goes into an empty database only: in another nothing is changed', async () => {
    await withNewDatabase(kind, async () => {
      const { db, close, migrate } = await openUnmigrated(true);
      await migrate(MIGRATIONS);
      await db.insert(rateLimits).values({ key: 'k' });
      await close();
      await expect(restoreHere(file)).rejects.toThrow(
        /rows in the table .*rate_limits.*a new database/,
      );
      expect(await (await getDb()).select().from(users)).toEqual([]);
    });
  });

  test('of another database is kept from the files of this one', async () => {
    await withNewDatabase(kind, async () => {
      handOverDataFolder('4c9c2e0e-0000-4000-8000-000000000000');
      await expect(restoreHere(file)).rejects.toThrow(
        /belongs to another database than the dump.*DATA_DIR.*database-id/,
      );
    });
  });

  test('of which a row is refused leaves none, and may be restored again', async () => {
    await withNewDatabase(kind, async () => {
      const opened = await openUnmigrated(true);
      const refuse = async () => {
        throw new Error('refused');
      };
      await expect(restore(opened, file, refuse).finally(opened.close)).rejects.toThrow('refused');
      await restoreHere(file);
    });
  });
});
