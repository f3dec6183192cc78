/** What a visit loads: nothing that nobody asked for. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { cookieDialog } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const LARGEST_VISIT = 20;

function watchRequests(page: Page): { all: string[]; scripts: () => string[] } {
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  return { all, scripts: () => all.filter((url) => url.endsWith('.js')) };
}

for (const edition of mostlyIn('USA'))
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
        // How long answers take is measured, so the page cannot have it; visitors read it there.
        requests.all.filter((url) => url.includes('/api/') && !url.includes('/desk-times')),
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
    await cookieDialog(page).getByRole('button', { name: edition.words.cookieDialog.save }).click();
    await expect(page.locator('.toast')).toBeVisible();
    const withToast = requests.scripts().filter((url) => !before.has(url));
    expect(withToast.length).toBeGreaterThan(withDialog.length);
  });
