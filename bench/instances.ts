/** Several instances of the site on one throw-away PostgreSQL, as behind a proxy that is believed. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startTestPostgres } from '../lib/platform/db/test-postgres.ts';
import type { Running } from './process.ts';
import { ensureBuild, serve } from './servers.ts';

/** @param folder for their data, which they share */
export async function startInstances(
  folder: string,
  count: number,
): Promise<{ instances: Running[]; environment: Record<string, string> }> {
  const postgres = await startTestPostgres(true, true);
  ensureBuild();
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const instances: Running[] = [];
  for (let number = 0; number < count; number += 1) instances.push(await serve(environment));
  return { instances, environment };
}
