/** An operator moves the site to PostgreSQL: all goes along, and the former database is out of the way. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, resetDatabaseForTest } from '../db/database.ts';
import { openExistingEmbedded } from '../db/open-unmigrated.ts';
import { isStartRefused } from '../db/start-refused.ts';
import { rateLimits } from '../db/tables.ts';
import {
  isPostgresAvailable,
  sayPostgresIsMissing,
  startTestPostgres,
} from '../db/test-postgres.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { move } from './move.ts';
import { fill } from './testing/filled.ts';
import { fingerprints, withNewDatabase } from './testing/new-database.ts';

if (!isPostgresAvailable()) sayPostgresIsMissing();
const testIfThere = isPostgresAvailable() ? test : test.skip;

// Each test makes new databases, and the embedded one takes seconds for it.
jest.setTimeout(90_000);

const idFile = () => readFileSync(join(settings().DATA_DIR, 'database-id'), 'utf8');

testIfThere('the site starts with PostgreSQL on the same data folder, and no longer without', () =>
  withNewDatabase('embedded', async () => {
    await openDatabase();
    await fill();
    const { database_id: _, ...before } = await fingerprints();
    const formerId = idFile();
    await expect(move()).rejects.toThrow('Set DATABASE_URL');
    const postgres = await startTestPostgres();
    try {
      changeSettings({ DATABASE_URL: postgres.url });
      // The site still runs.
      await expect(move()).rejects.toThrow(/in use by process/);
      await resetDatabaseForTest();

      expect((await move()).rows).toBe(1113);
      expect((await openDatabase()).kind).toBe('postgres');
      expect(await fingerprints()).toMatchObject(before);
      expect(idFile()).not.toBe(formerId);
      await resetDatabaseForTest();

      changeSettings({ DATABASE_URL: undefined });
      const refused = await openDatabase().catch((error) => error);
      expect(isStartRefused(refused)).toBe(true);
      expect(refused.message).toMatch(/belongs to another database.*DATABASE_URL/);
      // As it was, for the operator who goes back; the folder has nothing of the move in it.
      const { db, close } = await openExistingEmbedded();
      expect(await db.select().from(rateLimits)).toHaveLength(1);
      await close();
      expect(readdirSync(settings().DATA_DIR).sort()).toEqual(['database-id', 'db']);

      changeSettings({ DATABASE_URL: postgres.url });
      await expect(move()).rejects.toThrow(/was moved before.*DATABASE_URL/);
    } finally {
      await resetDatabaseForTest();
      await postgres.remove();
    }
  }),
);

testIfThere('a PostgreSQL with rows is refused, and the site goes on with the embedded one', () =>
  withNewDatabase('embedded', async () => {
    await openDatabase();
    const id = idFile();
    await resetDatabaseForTest();
    const { DATA_DIR } = settings();
    const postgres = await startTestPostgres();
    try {
      changeSettings({ DATABASE_URL: postgres.url, DATA_DIR: join(DATA_DIR, 'other') });
      const { db } = await openDatabase();
      await db.insert(rateLimits).values({ key: 'k' });
      await resetDatabaseForTest();
      changeSettings({ DATA_DIR });
      await expect(move()).rejects.toThrow(/rows in the table public.rate_limits/);
      expect(idFile()).toBe(id);
      changeSettings({ DATABASE_URL: undefined });
      expect((await openDatabase()).kind).toBe('embedded');
    } finally {
      await resetDatabaseForTest();
      await postgres.remove();
    }
  }),
);

test('a folder without an embedded database is named, and none is made', () =>
  withNewDatabase(
    'embedded',
    async () => {
      changeSettings({ DATABASE_URL: 'postgres://localhost/never-asked' });
      await expect(move()).rejects.toThrow(/no embedded database in .*db\. Set DATA_DIR/);
      expect(existsSync(join(settings().DATA_DIR, 'db'))).toBe(false);
    },
    'nothing',
  ));
