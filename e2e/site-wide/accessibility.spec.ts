/**
 * axe on every page. `npm run test:full` takes every page in all five themes and both editions;
 * the short run takes every page in two themes, and one page of each kind in all of them.
 */
import type { Page } from '@playwright/test';
import { HOME, routes } from '../../lib/content/routes.ts';
import { DEFAULT_THEME, FONT_SIZES, THEMES } from '../../lib/display/display.ts';
import { axeFindings, display } from '../support/axe.ts';
import { bannerOf, cookieDialog, toastOf } from '../support/consent.ts';
import { EDITIONS, type Edition } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const isFull = Boolean(process.env.TEST_FULL);
/** One page of each kind. */
const KINDS = [HOME, '/Products', '/Products/HRIS', '/contact-us', '/display'];
const OTHER_THEMES = THEMES.filter((theme) => theme !== DEFAULT_THEME);

// What moves has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNothing(page: Page, what: string): Promise<void> {
  expect(await axeFindings(page), what).toEqual([]);
}

function themesFor(index: number, path: string, edition: Edition): readonly string[] {
  if (isFull) return THEMES;
  if (EDITIONS[index % EDITIONS.length] !== edition) return [];
  if (KINDS.includes(path)) return THEMES;
  return [DEFAULT_THEME, ...OTHER_THEMES.slice(index % OTHER_THEMES.length).slice(0, 1)];
}

for (const edition of EDITIONS) {
  const { region, words } = edition;
  for (const [index, { path }] of routes.entries()) {
    const themes = themesFor(index, path, edition);
    if (themes.length === 0) continue;
    test(`${region}${path} can be read by everybody in ${themes.join(', ')}`, async ({
      page,
      site,
      giveConsent,
    }) => {
      await giveConsent(edition.origin(site), region);
      await open(page, edition.origin(site) + path);
      for (const theme of themes) {
        await display(page, 'theme', theme);
        await expectNothing(page, theme);
      }
    });
  }

  for (const [index, path] of KINDS.entries()) {
    if (!isFull && EDITIONS[index % EDITIONS.length] !== edition) continue;
    test(`${region}${path} can be read in every font size`, async ({ page, site, giveConsent }) => {
      await giveConsent(edition.origin(site), region);
      await open(page, edition.origin(site) + path);
      for (const size of FONT_SIZES) {
        await display(page, 'font', size);
        await expectNothing(page, size);
        // 320 px at the largest size is what 400 % zoom leaves; at the others the header is fullest.
        for (const width of [320, 400, 600, 900, 1200]) {
          await page.setViewportSize({ width, height: 700 });
          const reach = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(reach, `${size} at ${width} px`).toBeLessThanOrEqual(width);
        }
        await page.setViewportSize({ width: 1280, height: 720 });
      }
    });
  }

  const themes = isFull ? THEMES : [DEFAULT_THEME, region === 'USA' ? 't01' : 't05'];
  test.describe(`${region} edition`, () => {
    test('the banner and the cookie dialog are accessible', async ({ page, site }) => {
      await open(page, edition.origin(site) + HOME);
      const choose = bannerOf(page, edition).getByRole('button', { name: words.consent.choose });
      for (const theme of themes) {
        await display(page, 'theme', theme);
        await expectNothing(page, `banner in ${theme}`);
        await choose.click();
        await expect(cookieDialog(page).getByLabel(/^Marketing/)).toBeVisible();
        await expectNothing(page, `dialog in ${theme}`);
        await page.keyboard.press('Escape');
      }
    });

    test('menus, settings and the sheet of small screens are accessible', async ({
      page,
      site,
      giveConsent,
    }) => {
      await giveConsent(edition.origin(site), region);
      await open(page, `${edition.origin(site)}/Products`);
      const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
      const panels = [
        menus.getByRole('button', { name: 'Industries', exact: true }),
        page.getByRole('button', { name: words.shell.display }),
        page.getByRole('button', { name: new RegExp(`^${words.shell.region}`) }),
      ];
      for (const theme of themes) {
        await display(page, 'theme', theme);
        for (const panel of panels) {
          await panel.click();
          await expect(page.locator(':popover-open')).toHaveCount(1);
          await expectNothing(page, `${await panel.textContent()} in ${theme}`);
          await page.keyboard.press('Escape');
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: words.shell.openMenu, exact: true }).click();
        await expect(menus).toBeVisible();
        await expectNothing(page, `sheet in ${theme}`);
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1280, height: 720 });
      }
    });

    test('notifications and form errors are accessible', async ({
      page,
      site,
      giveConsent,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 422/);
      const origin = edition.origin(site);
      await giveConsent(origin, region);
      await open(page, `${origin}/no-such-page`);
      await toastOf(page, edition, 'no-such-page').hover();
      await expectNothing(page, 'notification');
      await open(page, `${origin}/contact-us`);
      await page.getByRole('button', { name: words.contactForm.send }).click();
      await expect(page.getByText(words.contactForm.errorTitle)).toBeVisible();
      for (const theme of themes) {
        await display(page, 'theme', theme);
        await expectNothing(page, `form errors in ${theme}`);
      }
    });
  });
}
