/** Opens the database of the settings as it is: for commands that leave its schema or choose another. */
import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../settings/settings.ts';
import { embeddedFolder, openEmbeddedUnmigrated } from './open-embedded.ts';
import { openPostgresUnmigrated } from './open-postgres.ts';
import type { Unmigrated } from './types.ts';

/** @throws Error when DATA_DIR has no embedded database, instead of making one */
export async function openExistingEmbedded(): Promise<Unmigrated> {
  const { DATA_DIR } = settings();
  const folder = embeddedFolder(DATA_DIR);
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new Error(
      `There is no embedded database in ${folder}. Set DATA_DIR to the data folder of the site, ` +
        'or DATABASE_URL if it has PostgreSQL.',
    );
  return openEmbeddedUnmigrated(DATA_DIR);
}

/** @param isMade whether an embedded one is made when it is missing; else that is an Error */
export async function openUnmigrated(isMade: boolean): Promise<Unmigrated> {
  const { DATABASE_URL, DATA_DIR } = settings();
  if (DATABASE_URL) return openPostgresUnmigrated(DATABASE_URL);
  return isMade ? openEmbeddedUnmigrated(DATA_DIR) : openExistingEmbedded();
}
