/**
 * axe, and room for every text, on one page of each kind: each in one theme, room in the largest size and with wide spacing,
 * in one region. `npm run test:full` takes every page in all themes and both regions, and one of each
 * kind in all sizes.
 */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import {
  DEFAULT_FONT_SIZE,
  DEFAULT_THEME,
  FONT_SIZES,
  THEMES,
} from '../../lib/site/display/display.ts';
import { axeFindings, display } from '../support/axe.ts';
import { ALLOWED_COOKIES, bannerOf, cookieDialog, cookiesAt, toastOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { KINDS, visited } from '../support/kinds.ts';
import { open } from '../support/open.ts';
import { findStored } from '../support/stored-names.ts';
import { expect, expectConsole, test } from '../support/test.ts';
import { cutBySpacing } from '../support/text-spacing.ts';

const isFull = Boolean(process.env.TEST_FULL);
const WIDTHS = [320, 360, 400, 600, 768, 900, 1200, 1440];
/** 320 px at the largest size is what 400 % zoom leaves; at 900 and 1200 the header is fullest: in turn. */
const widthsFor = (index: number): readonly number[] =>
  isFull ? WIDTHS : [320, [600, 900, 1200][index % 3] ?? 600];

// What moves has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNothing(page: Page, what: string, part?: Parameters<typeof axeFindings>[1]) {
  expect(await axeFindings(page, part), what).toEqual([]);
}

const OPEN = { within: ':popover-open' };

/** The largest needs the most room; pages of one kind need the same. */
const sizesFor = (path: string): readonly string[] => {
  if (!isFull) return FONT_SIZES.slice(-1);
  return KINDS.includes(path) ? FONT_SIZES : [DEFAULT_FONT_SIZE];
};

/** Header and footer are those of every page: in the short run every fourth is looked at with them. */
const partOf = (index: number) => (isFull || index % 4 === 0 ? undefined : 'main');

/** All in turn. */
const themesFor = (index: number): readonly string[] =>
  isFull ? THEMES : [THEMES[index % THEMES.length] ?? DEFAULT_THEME];

/** Every eleventh in the short run: with five themes, three widths and two editions the few differ in all of them. */
const runOf = (index: number) => (index % 11 === 0 ? {} : { tag: '@full' });

for (const [index, { path }] of visited.entries())
  for (const edition of mostlyIn(index % 2 ? 'INDIA' : 'USA')) {
    const { region } = edition;
    const themes = themesFor(index);
    const sizes = sizesFor(path);
    test(
      `${region}${path} can be read by everybody in ${[...themes, ...sizes].join(', ')}, at every width`,
      runOf(index),
      async ({ page, arrive }) => {
        // With a place in the address the whole page is laid out, not only what is in sight.
        const origin = await arrive(edition, `${path}#content`);
        for (const theme of themes) {
          await display(page, 'theme', theme);
          await expectNothing(page, theme, {
            within: partOf(index),
            looks: isFull && theme !== DEFAULT_THEME,
          });
        }
        for (const width of isFull ? [360, 1280] : [index % 2 ? 1280 : 360]) {
          await page.setViewportSize({ width, height: 720 });
          expect(await cutBySpacing(page), `wider spacing at ${width} px`).toEqual([]);
        }
        for (const size of sizes) {
          await display(page, 'font', size);
          if (sizes.length > 1) await expectNothing(page, size, { looks: true });
          for (const width of widthsFor(index)) {
            await page.setViewportSize({ width, height: 700 });
            const reach = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(reach, `${size} at ${width} px`).toBeLessThanOrEqual(width);
          }
          await page.setViewportSize({ width: 1280, height: 720 });
        }
        const names = Object.keys(await cookiesAt(page, origin));
        expect(names.filter((name) => !ALLOWED_COOKIES.includes(name))).toEqual([]);
        const keys = await page.evaluate(() => [
          ...Object.keys(localStorage).map((name) => ['local storage', name] as const),
          ...Object.keys(sessionStorage).map((name) => ['session storage', name] as const),
        ]);
        expect(keys.filter(([kind, name]) => !findStored({ kind, name }))).toEqual([]);
      },
    );
  }

inEach(mostlyIn('INDIA'), ({ edition, words }) => {
  test('what is not laid out yet can be read on a telephone', async ({ page, arrive }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await arrive(edition, HOME);
    await expectNothing(page, 'before anybody has scrolled', { looks: true });
  });

  const themesOr = (one: string) => (isFull ? THEMES : [one]);

  test('the banner and the cookie dialog are accessible', async ({ page, origin }) => {
    await open(page, origin + HOME);
    const choose = bannerOf(page, edition).getByRole('button', { name: words.consent.choose });
    for (const theme of themesOr('t05')) {
      await display(page, 'theme', theme);
      await expectNothing(page, `banner in ${theme}`, { within: '#cookie-choice' });
      await choose.click();
      await expect(cookieDialog(page).getByLabel(/^Marketing/)).toBeVisible();
      await expectNothing(page, `dialog in ${theme}`, { within: 'dialog[open]' });
      await page.keyboard.press('Escape');
    }
  });

  test('menus, settings and the sheet of small screens are accessible', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    await arrive(edition, '/Products');
    const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
    const panels = [
      menus.getByRole('button', { name: 'Industries', exact: true }),
      page.getByRole('button', { name: words.shell.display }),
      page.getByRole('button', { name: new RegExp(`^${words.shell.region}`) }),
    ];
    for (const theme of themesOr(DEFAULT_THEME)) {
      await display(page, 'theme', theme);
      for (const panel of panels) {
        await panel.click();
        await expect(page.locator(':popover-open')).toHaveCount(1);
        await expectNothing(page, `${await panel.textContent()} in ${theme}`, OPEN);
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: words.shell.openMenu, exact: true }).click();
      await expect(menus).toBeVisible();
      await expectNothing(page, `sheet in ${theme}`, OPEN);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });

  test('notifications and form errors are accessible', { tag: '@full' }, async ({
    page,
    origin,
    arrive,
  }) => {
    expectConsole(page, /status of 422/);
    await arrive(edition, '/no-such-page');
    await toastOf(page, edition, 'no-such-page').hover();
    await expectNothing(page, 'notification', { within: '.toast' });
    await open(page, `${origin}/contact-us`);
    await page.getByRole('button', { name: words.contactForm.send }).click();
    await expect(page.getByText(words.forms.errorTitle)).toBeVisible();
    for (const theme of themesOr('t01')) {
      await display(page, 'theme', theme);
      await expectNothing(page, `form errors in ${theme}`, { within: 'main' });
    }
  });
});
