/** Opens the embedded database: one process, one folder, nothing to install. */
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { closeToOthers, privateFolder } from '../data-folder/data-folder.ts';
import { takeLock } from './lock.ts';
import { MIGRATIONS, missingMigrations } from './migrations.ts';
import type { Opened, Unmigrated } from './types.ts';

/** PostgreSQL's own 128 MB are for a machine that serves a database alone; this one's tables fit into less. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export const embeddedFolder = (dataDir: string) => join(resolve(dataDir), 'db');

/** @throws DatabaseLockedError when another process has it open. */
export async function openEmbeddedUnmigrated(dataDir: string): Promise<Unmigrated> {
  const folder = embeddedFolder(dataDir);
  privateFolder(resolve(dataDir));
  const lock = await takeLock(folder);
  try {
    privateFolder(folder);
    const pglite = await PGlite.create(folder, { startParams: START });
    // What it makes a new database of is writable by every user; what it adds later is not.
    closeToOthers(folder);
    const db = drizzle(pglite);
    return {
      kind: 'embedded',
      db,
      pglite,
      migrated: [],
      where: `the embedded database in ${folder}`,
      // The lock of the folder keeps all others away already.
      holdMigrations: async () => undefined,
      migrate: (migrations) => migrate(db, migrations),
      close: async () => {
        // The lock goes last: no process may open the folder while this one still writes to it.
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** @throws DatabaseLockedError when another process has it open. */
export async function openEmbedded(dataDir: string): Promise<Opened> {
  const opened = await openEmbeddedUnmigrated(dataDir);
  try {
    const migrated = await missingMigrations(opened.db);
    await opened.migrate(MIGRATIONS);
    return { ...opened, migrated };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
