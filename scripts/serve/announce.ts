/** What `npm start` says: where the site is, which database it uses, where the mail goes. */
import { join } from 'node:path';
import type { Settings } from '../../lib/platform/settings/settings.ts';
import { withoutSecrets } from '../../lib/platform/settings/without-secrets.ts';

export function announcement(
  own: Pick<Settings, 'DATABASE_URL' | 'SMTP_URL' | 'DATA_DIR'>,
  port: number,
  build: string,
  metrics?: string,
): string {
  const database = own.DATABASE_URL
    ? `PostgreSQL at ${withoutSecrets(own.DATABASE_URL)}`
    : `embedded, kept in ${own.DATA_DIR} (set DATABASE_URL for PostgreSQL)`;
  const mail = own.SMTP_URL
    ? `sent through ${withoutSecrets(own.SMTP_URL)}`
    : `.eml files to open, in ${join(own.DATA_DIR, 'mail')} (set SMTP_URL to send)`;
  return [
    '',
    `  Site      http://localhost:${port}`,
    `  Build     ${build}`,
    `  Database  ${database}`,
    `  Mail      ${mail}`,
    ...(metrics ? [`  Metrics   ${metrics}`] : []),
    '',
  ].join('\n');
}
