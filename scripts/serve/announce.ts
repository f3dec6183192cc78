/** What `npm start` says: where the site is, which database it uses, where the mail goes. */
import { join } from 'node:path';
import type { Env } from '../../lib/platform/settings/env.ts';
import { withoutSecrets } from '../../lib/platform/settings/without-secrets.ts';

export function announcement(
  env: Pick<Env, 'DATABASE_URL' | 'SMTP_URL' | 'DATA_DIR'>,
  port: number,
  build: string,
): string {
  const database = env.DATABASE_URL
    ? `PostgreSQL at ${withoutSecrets(env.DATABASE_URL)}`
    : `embedded, kept in ${env.DATA_DIR} (set DATABASE_URL for PostgreSQL)`;
  const mail = env.SMTP_URL
    ? `sent through ${withoutSecrets(env.SMTP_URL)}`
    : `.eml files to open, in ${join(env.DATA_DIR, 'mail')} (set SMTP_URL to send)`;
  return [
    '',
    `  Site      http://localhost:${port}`,
    `  Build     ${build}`,
    `  Database  ${database}`,
    `  Mail      ${mail}`,
    '',
  ].join('\n');
}
