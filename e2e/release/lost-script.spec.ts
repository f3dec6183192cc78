/** A page that was opened before a release meets a server that no longer has its scripts. */
import type { Page } from '@playwright/test';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { expect, expectConsole, test } from '../support/test.ts';

const SCRIPTS = '**/_next/static/chunks/*.js';
/** The pages that the browser loads from now on. */
const loads = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(request.url());
  });
  return seen;
};

inEach(mostlyIn('INDIA'), ({ edition }) => {
  test('the page loads itself anew, once', async ({ page, site }) => {
    expectConsole(page, /status of 404/);
    const seen = loads(page);
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${edition.origin(site)}/contact-us`);
    await expect.poll(() => seen.length).toBe(2);
    await page.waitForLoadState('load');
    await expect(page.locator('main')).toBeVisible();
    expect(seen).toHaveLength(2);
  });

  test('not where a visitor has typed something', { tag: '@full' }, async ({ page, arrive }) => {
    expectConsole(page, /status of 404/);
    const seen = loads(page);
    await arrive(edition, '/contact-us');
    await page.getByRole('textbox').first().fill('Asha');
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
    const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/_next/static/chunks/gone.js';
      document.body.append(script);
    });
    await asked;
    await expect(page.getByRole('textbox').first()).toHaveValue('Asha');
    expect(seen).toHaveLength(1);
  });

  test('not where the network is away', { tag: '@full' }, async ({ page, site }) => {
    expectConsole(page, /ERR_FAILED/);
    const seen = loads(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${edition.origin(site)}/contact-us`);
    await expect(page.locator('main')).toBeVisible();
    expect(seen).toHaveLength(1);
  });
});
