/** Secrets lie where an operator's vault puts them: in files, and in no environment that others read. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertPlainIsMeant } from '../db/plain-meant.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { readSettings, unknownSettings } from './read-settings.ts';
import { SECRET_FILES } from './secret-files.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, `secret-${Math.random()}`);
  writeFileSync(path, text);
  return path;
}
const KEY = 'k'.repeat(40);

test('every secret may come from a file, and its last line break is no part of it', () => {
  const read = readSettings({
    SECRET_KEY_FILE: file(`${KEY}\n`),
    SECRET_KEY_PREVIOUS_FILE: file(`${KEY}1,${KEY}2\n`),
    DATABASE_URL_FILE: file('postgres://site:word@db.example.com/site\n'),
    SMTP_URL_FILE: file('smtps://m.example'),
    OIDC_CLIENT_SECRET_FILE: file('client'),
  });
  expect(read).toMatchObject({
    SECRET_KEY: KEY,
    SECRET_KEY_PREVIOUS: [`${KEY}1`, `${KEY}2`],
    DATABASE_URL: 'postgres://site:word@db.example.com/site',
    SMTP_URL: 'smtps://m.example',
    OIDC_CLIENT_SECRET: 'client',
  });
  expect(unknownSettings([...SECRET_FILES])).toEqual([]);
});

test.each<[string, () => Record<string, string>, RegExp]>([
  ['is not there', () => ({ SECRET_KEY_FILE: join(folder, 'nowhere') }), /SECRET_KEY_FILE.*ENOENT/],
  ['is empty', () => ({ DATABASE_URL_FILE: file('\n') }), /DATABASE_URL_FILE.*is empty/],
  ['stands beside a value', () => ({ SECRET_KEY: KEY, SECRET_KEY_FILE: file(KEY) }), /both set/],
  ['holds a key that is too short', () => ({ SECRET_KEY_FILE: file('hunter2') }), /SECRET_KEY: /],
])('a file that %s stops the start, and nothing secret is shown', (_, given, reason) => {
  const read = () => readSettings(given());
  expect(read).toThrow(reason);
  expect(read).not.toThrow(/hunter2|kkkk/);
});

test('a database that a file names is held to encryption like any other', () => {
  const given = {
    NODE_ENV: 'production',
    SITE_ORIGIN_USA: 'https://www.norvant.com',
    DATABASE_URL_FILE: file('postgres://site:hunter2@db.example.com/site'),
  };
  expect(() => assertPlainIsMeant(given)).toThrow(/DATABASE_URL reaches db.example.com/);
});
