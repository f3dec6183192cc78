/** The page /cookies tells everything: a visit of every kind leaves nothing that is not on it. */

import type { BrowserContext, Page } from '@playwright/test';
import { ACTIVITY_KEY } from '../../components/islands/idle-clock.ts';
import { REGION_COOKIE, REGIONS } from '../../lib/platform/region/region.ts';
import {
  ALL_ALLOWED_COOKIE,
  consentCookieName,
  receiptKey,
} from '../../lib/site/consent/record.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { DENIED_KEY, FONT_SIZE_COOKIE, THEME_COOKIE } from '../../lib/site/display/display.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { controls, fillIn, test } from '../support/contact-form.ts';
import { EDITIONS, type Edition, mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { visited } from '../support/kinds.ts';
import { open } from '../support/open.ts';
import { cookieNamed, findStored, type Stored, watchStored } from '../support/stored-names.ts';
import { expect } from '../support/test.ts';

/** What the other pages keep, accessibility.spec.ts looks at while it is there; here all of them in the long run. */
const toured = process.env.TEST_FULL ? visited : visited.filter((_, index) => index % 5 === 0);

const YEAR = 365 * 24 * 60 * 60;

/** `a=1; Path=/; Max-Age=2` → { path: '/', 'max-age': '2' } */
function attributesOf(cookie: string): Record<string, string> {
  const parts = cookie.toLowerCase().split(/; */).slice(1);
  return Object.fromEntries(parts.map((part) => part.split('=')));
}

/** Each cookie and key is on the list, and each cookie is set as the list says. */
function expectListed(stored: Stored[], isSecure = false): void {
  expect(stored.filter((one) => !findStored(one))).toEqual([]);
  for (const one of stored) {
    if (!one.cookie) continue;
    const attributes = attributesOf(one.cookie);
    expect(attributes, one.cookie).toMatchObject({ path: '/' });
    if (Number(attributes['max-age']) <= 0) continue;
    expect(findStored(one)?.lifetime).toBe('365 days');
    expect(attributes, one.cookie).toMatchObject({ 'max-age': String(YEAR), samesite: 'lax' });
    expect('domain' in attributes, one.cookie).toBe(false);
    expect('secure' in attributes, one.cookie).toBe(isSecure);
  }
}

const namesOf = (stored: Stored[]) => [...new Set(stored.map(({ name }) => name))];
/** What lies there in the end, also what came by a way that nobody watched. */
async function keptIn(context: BrowserContext, page: Page): Promise<Stored[]> {
  const cookies = (await context.cookies()).map(({ name }) => ({ kind: 'cookie' as const, name }));
  const keys = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return [
    ...cookies,
    ...keys.local.map((name) => ({ kind: 'local storage' as const, name })),
    ...keys.session.map((name) => ({ kind: 'session storage' as const, name })),
  ];
}

async function chooseDisplay(page: Page, { words }: Edition): Promise<void> {
  await page.getByRole('button', { name: words.shell.display }).click();
  await page.getByRole('radio', { name: words.themes.t03, exact: true }).check();
  await page.getByRole('radio', { name: words.fontSizes.large, exact: true }).check();
  await page.keyboard.press('Escape');
}

async function sendMessage(page: Page, edition: Edition): Promise<void> {
  const form = controls(page, edition);
  await fillIn(page, edition);
  await form.send.click();
  await expect(form.reference).toBeVisible();
}

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  const consent = [consentCookieName(region), ALL_ALLOWED_COOKIE];

  test('a visitor who does everything there is to do keeps what the list says', {
    tag: '@full',
  }, async ({ page, context, origin }) => {
    test.setTimeout(60_000 + toured.length * 2_000);
    const read = await watchStored(context);
    const dialog = cookieDialog(page);
    const settings = page.getByRole('link', { name: words.shell.cookieSettings });
    const decided = () => page.waitForResponse('**/api/v1/global/consent');

    await open(page, `${origin}/no-such-page`);
    await chooseDisplay(page, edition);
    await bannerOf(page, edition).getByRole('button', { name: words.consent.denyAll }).click();
    await open(page, `${origin}/Products`);
    const allowed = decided();
    await dialog.getByRole('button', { name: words.consent.allowAll }).click();
    await allowed;
    await page.waitForURL(`${origin}/Products`);
    for (const { path } of toured) await open(page, origin + path);
    await open(page, `${origin}/contact-us`);
    await sendMessage(page, edition);
    for (const button of [words.cookieDialog.save, words.cookieDialog.receiptWithdraw]) {
      await settings.click();
      if (button === words.cookieDialog.receiptWithdraw)
        await dialog.getByText(words.cookieDialog.receipt, { exact: true }).click();
      const answered = decided();
      await dialog.getByRole('button', { name: button }).click();
      await (await answered).finished();
    }
    await expect(page).toHaveURL(origin + HOME);

    const stored = await read();
    expectListed(stored);
    expectListed(await keptIn(context, page));
    const own = [REGION_COOKIE, THEME_COOKIE, FONT_SIZE_COOKIE, receiptKey(region), DENIED_KEY];
    expect(namesOf(stored).sort()).toEqual([...own, ...consent, ACTIVITY_KEY].sort());
  });

  test('over https every cookie is for https alone', async ({ site, address }) => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': address };
    const answers = [
      await edition.get(site, HOME, headers),
      await edition.get(site, `/${region}`, headers),
    ];
    const cookies = answers.flatMap((answer) => answer.cookies);
    expect(cookies).toHaveLength(2);
    expectListed(cookies.map(cookieNamed), true);
  });

  withoutScripts(() => {
    test('nothing else is kept either', { tag: '@full' }, async ({ page, context, origin }) => {
      const read = await watchStored(context);
      const banner = bannerOf(page, edition);
      await page.goto(`${origin}/Products`);
      await banner.getByRole('button', { name: words.consent.allowAll }).click();
      await expect(page).toHaveURL(`${origin}/Products`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${origin}/cookies`);
      await page.getByRole('link', { name: words.shell.cookieSettings }).last().click();
      await banner.getByRole('button', { name: words.consent.denyAll }).click();
      await expect(page).toHaveURL(origin + HOME);
      const stored = await read();
      expectListed(stored);
      expect(namesOf(stored).sort()).toEqual([REGION_COOKIE, ...consent].sort());
    });
  });
});

test('on this machine, where the cookie decides the edition, it is the same', {
  tag: '@full',
}, async ({ page, context, site }) => {
  const read = await watchStored(context);
  for (const one of EDITIONS) {
    await open(page, `${site.local}/${one.region}`);
    await bannerOf(page, one).getByRole('button', { name: one.words.consent.allowAll }).click();
    // The answer is kept by the page that asked for it.
    const kept = () => page.evaluate((key) => localStorage.getItem(key), receiptKey(one.region));
    await expect.poll(kept).not.toBeNull();
  }
  let x = 0;
  await expect
    .poll(async () => {
      x += 10;
      await page.mouse.move(x, 100);
      return page.evaluate((key) => localStorage.getItem(key), ACTIVITY_KEY);
    }, 'the time of the last activity')
    .not.toBeNull();
  const stored = await read();
  expectListed(stored);
  expectListed(await keptIn(context, page));
  const ofBoth = REGIONS.flatMap((each) => [consentCookieName(each), receiptKey(each)]);
  const own = [REGION_COOKIE, ALL_ALLOWED_COOKIE, ACTIVITY_KEY];
  expect(namesOf(stored).sort()).toEqual([...own, ...ofBoth].sort());
});
