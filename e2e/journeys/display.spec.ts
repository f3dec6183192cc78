/** Theme and font size: chosen by keyboard, applied at once, and there before the next first paint. */
import { HOME } from '../../lib/site/content/routes.ts';
import { cookiesAt } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { tabTo } from '../support/keyboard.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

for (const edition of mostlyIn('USA')) {
  const { region, words } = edition;
  test(`${region} edition: a reader chooses another theme and larger text without a mouse`, async ({
    page,
    context,
    arrive,
  }) => {
    const origin = await arrive(edition, '/contact-us');
    const html = page.locator('html');
    const bodySize = () =>
      page
        .locator('main p')
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = { size: await bodySize(), ground: await ground() };

    const button = page.getByRole('button', { name: words.shell.display });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const theme = page.getByRole('group', { name: words.shell.theme });
    const themeNamed = (name: keyof typeof words.themes) =>
      theme.getByRole('radio', { name: words.themes[name], exact: true });
    await tabTo(page, themeNamed('t02'), 3);
    for (const chosen of ['t03', 't04'] as const) {
      await page.keyboard.press('ArrowDown');
      await expect(html).toHaveAttribute('data-theme', chosen);
      await expect(themeNamed(chosen)).toBeChecked();
    }
    expect(await ground()).not.toBe(before.ground);
    const size = page.getByRole('group', { name: words.shell.fontSize });
    await tabTo(page, size.getByRole('radio', { name: words.fontSizes.medium }), 3);
    await page.keyboard.press('ArrowRight');
    await expect(html).toHaveAttribute('data-font', 'large');
    expect((await bodySize()) / before.size).toBeCloseTo(1.25, 1);
    await page.keyboard.press('Escape');
    await expect(theme).toBeHidden();
    await expect(button).toBeFocused();

    expect(await cookiesAt(page, origin)).toMatchObject({ theme: 't04', 'font-size': 'large' });
    for (const { name, path, sameSite, expires } of await context.cookies(origin))
      if (name === 'theme' || name === 'font-size') {
        expect([path, sameSite]).toEqual(['/', 'Lax']);
        expect(expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);
      }

    // What <html> said when the first bit of the body stood there, long before scripts arrive.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const { theme, font } = document.documentElement.dataset;
        Object.assign(window, { firstSeen: { theme, font } });
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of [`/contact-us`, HOME]) {
      await open(page, origin + path);
      const firstSeen = await page.evaluate(() => (window as { firstSeen?: unknown }).firstSeen);
      expect(firstSeen).toEqual({ theme: 't04', font: 'large' });
      await expect(html).toHaveAttribute('data-theme', 't04');
    }
    await page.getByRole('button', { name: words.shell.display }).click();
    await expect(themeNamed('t04')).toBeChecked();
    await expect(size.getByRole('radio', { name: words.fontSizes.large })).toBeChecked();
  });

  test(`${region} edition: a reader who chose nothing gets blue and medium`, {
    tag: '@full',
  }, async ({ page, site }) => {
    const origin = edition.origin(site);
    await open(page, `${origin}/display`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 't02');
    await expect(page.locator('html')).toHaveAttribute('data-font', 'medium');
    const settings = page.getByRole('main');
    await expect(
      settings.getByRole('radio', { name: words.themes.t02, exact: true }),
    ).toBeChecked();
    await expect(settings.getByRole('radio', { name: words.fontSizes.medium })).toBeChecked();
    expect(Object.keys(await cookiesAt(page, origin))).toEqual(['region']);
  });

  test(`${region} edition: a choice on the display page counts at once, there and in the header`, {
    tag: '@full',
  }, async ({ page, context, site }) => {
    const origin = edition.origin(site);
    await open(page, `${origin}/display`);
    const settings = page.getByRole('main');
    await expect(settings.getByRole('button', { name: words.displayForm.useTheme })).toBeHidden();
    await settings.getByRole('radio', { name: words.themes.t05, exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 't05');
    const small = page.getByRole('radio', { name: words.fontSizes.small });
    await settings.locator('label').filter({ has: small }).click();
    await expect(page.locator('html')).toHaveAttribute('data-font', 'small');
    expect(await cookiesAt(page, origin)).toMatchObject({ theme: 't05', 'font-size': 'small' });

    await page.getByRole('button', { name: words.shell.display }).click();
    const panel = page.locator('#display-settings');
    await expect(panel.getByRole('radio', { name: words.themes.t05 })).toBeChecked();
    await panel.getByRole('radio', { name: words.themes.t01 }).check();
    await page.keyboard.press('Escape');
    await expect(
      settings.getByRole('radio', { name: words.themes.t01, exact: true }),
    ).toBeChecked();

    // The browser takes a page out of its memory that was left before another choice was made.
    await context.addCookies([{ name: 'theme', value: 't03', url: origin }]);
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 't03');
  });

  test(`${region} edition: a theme that does not exist is not believed`, async ({
    page,
    context,
    site,
  }) => {
    const origin = edition.origin(site);
    await context.addCookies([
      { name: 'theme', value: 't99', url: origin },
      { name: 'font-size', value: 'huge', url: origin },
    ]);
    await open(page, origin + HOME);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 't02');
    await expect(page.locator('html')).toHaveAttribute('data-font', 'medium');
  });
}
