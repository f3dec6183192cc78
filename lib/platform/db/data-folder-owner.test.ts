/** Fault 13: a data folder and a database that do not belong together are not used together. */

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready as readyEndpoint } from '@/lib/features/health/endpoints/ready';
import { route } from '@/lib/platform/api/route';
import { deletedFiles, files } from '../files/tables.ts';
import { storedCv } from '../files/testing/stored-file.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { getDb } from './database.ts';
import { isStartRefused } from './start-refused.ts';
import { databaseId } from './tables.ts';
import { describeOnEveryDatabase, reopenDatabase } from './test-database.ts';
import { temporaryFolder } from './test-folder.ts';

const { GET: ready } = route(readyEndpoint);

const idFile = () => join(settings().DATA_DIR, 'database-id');
const keptId = () => readFileSync(idFile(), 'utf8').trim();

describeOnEveryDatabase('a data folder', (kind) => {
  test('is its owner’s from the first start on, and of later ones', async () => {
    const [row] = await (await getDb()).select().from(databaseId);
    expect(keptId()).toBe(row?.id);
    expect(statSync(idFile()).mode & 0o777).toBe(0o600);
    expect((await reopenDatabase()).message).toBe('not refused');
  });

  test('belongs to one database: there is no second id in it', async () => {
    const db = await getDb();
    await expect(db.insert(databaseId).values({ isOnly: true })).rejects.toThrow();
    await expect(db.insert(databaseId).values({ isOnly: false })).rejects.toThrow();
  });

  test('of another database stops the start with words that mend it', async () => {
    const id = keptId();
    writeFileSync(idFile(), '4c9c2e0e-0000-4000-8000-000000000000\n');
    const error = await reopenDatabase();
    expect(isStartRefused(error)).toBe(true);
    expect(error.message).toContain(
      kind === 'embedded' ? settings().DATA_DIR : 'PostgreSQL at postgres',
    );
    expect(error.message).toMatch(/belongs to another database.*DATABASE_URL.*DATA_DIR/);
    expect((await ready(new Request('http://localhost/api/health/ready'))).status).toBe(503);
    // Closed again: the lock of the embedded one is free.
    expect(existsSync(join(settings().DATA_DIR, 'db.lock'))).toBe(false);
    const [, meant = '', file = ''] = /write (\S+) into (\S+) and/.exec(error.message) ?? [];
    expect([meant, file]).toEqual([id, idFile()]);
    writeFileSync(file, meant);
    expect((await reopenDatabase()).message).toBe('not refused');
  });

  test('of an earlier release is taken when the database knows its files', async () => {
    await storedCv();
    rmSync(idFile());
    expect((await reopenDatabase()).message).toBe('not refused');
    expect(existsSync(idFile())).toBe(true);
  });

  test('of an earlier release is refused when the database knows none of its files', async () => {
    await storedCv();
    const db = await getDb();
    await db.delete(files);
    await db.delete(deletedFiles);
    rmSync(idFile());
    const error = await reopenDatabase();
    expect(isStartRefused(error)).toBe(true);
    expect(error.message).toContain('knows none of the files');
    expect(existsSync(idFile())).toBe(false);
    const [, meant = '', file = ''] = /write (\S+) into (\S+) and/.exec(error.message) ?? [];
    writeFileSync(file, meant);
    expect((await reopenDatabase()).message).toBe('not refused');
  });

  if (kind === 'embedded') return;

  test('of its own for each instance, with one database', async () => {
    const first = settings().DATA_DIR;
    changeSettings({ DATA_DIR: temporaryFolder() });
    try {
      expect((await reopenDatabase()).message).toBe('not refused');
      expect(keptId()).toBe(readFileSync(join(first, 'database-id'), 'utf8').trim());
    } finally {
      rmSync(settings().DATA_DIR, { recursive: true });
      changeSettings({ DATA_DIR: first });
    }
  });
});
