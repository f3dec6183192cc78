/**
 * Another company's brand: one content file and a mark. Nothing of the old brand is left in what a visitor, a search
 * engine, a browser or a mail program gets.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { readCopies } from '../../lib/platform/http/copies.ts';
import { isText } from '../../lib/platform/http/media-types.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { type BuiltCopy, buildCopy, type Edit } from '../support/built-copy.ts';
import { mailsAbout, referenceOf, sendMessage } from '../support/contact.ts';
import { withSite } from '../support/own-site.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const NAME = 'other-brand';
/** The name and the slug, the letters of references, and the slope of the drawn N. */
const OLD = /norvant|\bNV-|l8 12/i;

let copy: BuiltCopy;

function rename(edit: Edit): void {
  edit('content/site/brand.yaml', (text) =>
    text.replaceAll('norvant', 'veranda').replaceAll('Norvant', 'Veranda').replace(': NV', ': VE'),
  );
  edit('app/icon.svg', (text) => text.replace('M2.500 2h3l8 12h-3z', 'M3 3h10v10H3z'));
  execFileSync(process.execPath, ['scripts/commands/make-icons.ts', 'public'], {
    cwd: resolve(`.next-${NAME}`),
  });
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = await buildCopy(NAME, rename);
});
test.afterAll(() => copy?.remove());

/** What of `text` is of the old brand, with what stands around it. */
const leftIn = (text: string): string | undefined => {
  const found = OLD.exec(text);
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 60) : undefined;
};

test('no page, file, script or brochure that was built names the old one', () => {
  const dist = join(copy.folder, '.next');
  const left: string[] = [];
  for (const [path, { file, type }] of Object.entries(readCopies(dist).copies)) {
    const isRead = isText(type) || type.includes('pdf');
    const found = leftIn(path) ?? (isRead && leftIn(readFileSync(join(dist, file), 'latin1')));
    if (found) left.push(`${path}: ${found}`);
  }
  expect(left).toEqual([]);
});

/** What each picture and icon of a build is, as text, by its path. */
const picturesOf = (dist: string) =>
  Object.entries(readCopies(dist).copies)
    .filter(([path]) => /\.(?:png|ico|svg)$/.test(path))
    .map(([path, { file }]) => ({ path, bytes: readFileSync(join(dist, file), 'latin1') }));

test('every picture and icon is drawn anew', () => {
  const former = new Set(picturesOf(settings().NEXT_DIST_DIR).map(({ bytes }) => bytes));
  const pictures = picturesOf(join(copy.folder, '.next'));
  expect(pictures.length).toBeGreaterThan(200);
  const same = pictures.filter(({ bytes }) => former.has(bytes));
  expect(same.map(({ path }) => path)).toEqual([]);
});

test('what the running site says and mails names the new one', async () => {
  const origins = { SITE_ORIGIN_USA: undefined, SITE_ORIGIN_INDIA: undefined };
  await withSite({ cwd: copy.folder, env: origins }, async (site) => {
    for (const path of ['/home', '/nothing-here', '/search?q=payroll', '/api/v1/openapi.json']) {
      const answer = await fetch(site.local + path, {
        headers: { 'User-Agent': 'Googlebot/2.1' },
      });
      const said = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      expect([path, leftIn(`${said}\n${await answer.text()}`)]).toEqual([path, undefined]);
    }
    const reference = referenceOf(await sendMessage(site));
    expect(reference).toMatch(/^VE-/);
    for (const mail of await mailsAbout(site, reference)) {
      const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
      expect(leftIn(`${headers}\n${mail.text}\n${mail.html}`)).toBeUndefined();
      expect(mail.html).toContain('https://www.veranda.com');
    }
  });
});
