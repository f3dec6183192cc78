/** Theme and font size without JavaScript: chosen by a form, there on every page, undone again. */
import type { Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { cookiesAt } from '../support/consent.ts';
import { type Edition, mostlyIn } from '../support/editions.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const BLUE = { ground: 'rgb(245, 247, 251)', size: '16px' };
const BLACK_AND_LARGE = { ground: 'rgb(10, 10, 11)', size: '20px' };

async function expectLook(page: Page, { ground, size }: typeof BLUE): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', ground);
  await expect(page.locator('html')).toHaveCSS('font-size', size);
}

async function choose(page: Page, { words }: Edition, name: string, button: string) {
  const form = page.getByRole('main').locator('form').filter({ hasText: button });
  await form.getByRole('radio', { name, exact: true }).check();
  await form.getByRole('button', { name: button }).click();
  await expect(page.getByText(words.displayForm.kept)).toBeInViewport();
}

for (const edition of mostlyIn('INDIA')) {
  const { region, words } = edition;
  const { useTheme, useFontSize, inUse } = words.displayForm;

  test(`${region} edition: black and large hold on every page, until blue and medium do`, {
    tag: '@full',
  }, async ({ page, site, giveConsent }) => {
    const origin = edition.origin(site);
    await giveConsent(origin, region);
    await page.goto(`${origin}/contact-us`);
    await expectLook(page, BLUE);
    await page.getByRole('banner').getByRole('link', { name: words.shell.display }).click();
    await expect(page).toHaveURL(`${origin}/display`);

    await choose(page, edition, words.themes.t01, useTheme);
    await choose(page, edition, words.fontSizes.large, useFontSize);
    for (const path of ['/display', HOME, '/Products', '/contact-us']) {
      await page.goto(origin + path);
      await expectLook(page, BLACK_AND_LARGE);
    }
    expect(await cookiesAt(page, origin)).toMatchObject({ theme: 't01', 'font-size': 'large' });

    await page.getByRole('link', { name: words.shell.displaySettings }).click();
    await expect(page.getByText(inUse)).toHaveCount(8);
    await expect(page.getByText(inUse).filter({ visible: true })).toHaveCount(2);
    const black = page.getByRole('radio', { name: `${words.themes.t01} ${inUse}` });
    await expect(black).toBeVisible();
    await choose(page, edition, words.themes.t02, useTheme);
    await choose(page, edition, words.fontSizes.medium, useFontSize);
    await page.goto(origin + HOME);
    await expectLook(page, BLUE);
  });

  test(`${region} edition: who presses the button without a choice stays and loses nothing`, async ({
    page,
    context,
    site,
  }) => {
    const origin = edition.origin(site);
    await context.addCookies([{ name: 'theme', value: 't04', url: origin }]);
    await page.goto(`${origin}/display`);
    await page.getByRole('button', { name: useFontSize }).click();
    await expect(page).toHaveURL(`${origin}/display`);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(7, 17, 37)');
  });

  test(`${region} edition: the sheet of the two cookies is served on the live host to everybody`, async ({
    site,
  }) => {
    const none = await edition.get(site, '/display.css');
    expect([none.status, none.body, none.cookies]).toEqual([200, '', []]);
    const own = await edition.get(site, '/display.css', { Cookie: 'theme=t05; font-size=small' });
    expect(own.headers.get('content-type')).toMatch(/^text\/css/);
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(own.headers.get('vary')).toMatch(/\bCookie\b/);
    expect(own.body).toContain('--font-scale:0.875');
    const again = await edition.get(site, '/display.css', {
      Cookie: 'theme=t05; font-size=small',
      'If-None-Match': own.headers.get('etag') ?? '',
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });
}
