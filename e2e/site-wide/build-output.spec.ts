/** What the build made: static pages only, and nothing in a visit that nobody asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readCopies } from '../../lib/build/copies.ts';
import { HOME, routes } from '../../lib/content/routes.ts';
import { env } from '../../lib/env.ts';
import { REGIONS } from '../../lib/region/region.ts';
import { cookieDialog } from '../support/consent.ts';
import { EDITIONS } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const DIST = env.NEXT_DIST_DIR;
const LARGEST_VISIT = 20;

test('every page is made at build, in both editions', () => {
  const file = readFileSync(join(DIST, 'prerender-manifest.json'), 'utf8');
  const made = Object.keys(JSON.parse(file).routes);
  const wanted = REGIONS.flatMap((region) => routes.map(({ page }) => `/${region}${page}`));
  expect(wanted.filter((page) => !made.includes(page))).toEqual([]);
});

test('every page has a policy of its own in the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(DIST, 'csp-manifest.json'), 'utf8'));
  for (const region of REGIONS)
    for (const { page } of routes) expect(manifest[`/${region}${page}`]?.length).toBeGreaterThan(0);
});

test('every page has its compressed copies, a tenth to a third of its size', () => {
  const copies = readCopies(DIST);
  for (const region of REGIONS)
    for (const { page } of routes) {
      const { identity, br = 0, gzip = 0 } = copies[`/${region}${page}`]?.bytes ?? { identity: 0 };
      expect(br, page).toBeGreaterThan(0);
      expect(br, page).toBeLessThan(gzip);
      expect(gzip, page).toBeLessThan(identity / 3);
    }
});

function watchRequests(page: Page): { all: string[]; scripts: () => string[] } {
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  return { all, scripts: () => all.filter((url) => url.endsWith('.js')) };
}

for (const edition of EDITIONS)
  test(`${edition.region} edition: dialog and notifications are loaded when they are needed`, async ({
    page,
    site,
    giveConsent,
  }) => {
    const origin = edition.origin(site);
    await giveConsent(origin, edition.region);
    const requests = watchRequests(page);
    for (const path of [HOME, '/Products', '/Products/HRIS', '/contact-us']) {
      requests.all.length = 0;
      await open(page, origin + path);
      await page.waitForLoadState('networkidle');
      expect(requests.all.length, path).toBeLessThanOrEqual(LARGEST_VISIT);
      expect(
        requests.all.filter((url) => url.includes('/api/')),
        path,
      ).toEqual([]);
      expect(
        requests.all.filter((url) => url.includes('_rsc')),
        path,
      ).toEqual([]);
    }

    const before = new Set(requests.scripts());
    await page.getByRole('link', { name: edition.words.shell.cookieSettings }).click();
    await expect(cookieDialog(page)).toBeVisible();
    const withDialog = requests.scripts().filter((url) => !before.has(url));
    expect(withDialog.length).toBeGreaterThan(0);
    await cookieDialog(page).getByRole('button', { name: edition.words.consent.save }).click();
    await expect(page.locator('.toast')).toBeVisible();
    const withToast = requests.scripts().filter((url) => !before.has(url));
    expect(withToast.length).toBeGreaterThan(withDialog.length);
  });
