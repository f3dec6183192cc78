/** Where the migrations are. They are read at run time, so the folder travels with the site. */
import { join } from 'node:path';

export const MIGRATIONS = { migrationsFolder: join(process.cwd(), 'lib/platform/db/migrations') };
