/** Everything that a mouse can do, done by keyboard, with the focus always where one expects it. */
import { HOME } from '../../lib/site/content/routes.ts';
import { navigation } from '../../lib/site/content/site.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { tabTo } from '../support/keyboard.ts';
import { menuPanel } from '../support/menus.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  test('the first Tab offers to skip the header', async ({ page, arrive }) => {
    await arrive(edition, '/Products');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.shell.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement !== document.body && !!document.activeElement?.closest('main'),
    );
    expect(isInside).toBe(true);
  });

  test('every menu opens, lists its pages, closes on Escape and gives the focus back', async ({
    page,
    arrive,
  }) => {
    await arrive(edition, HOME);
    const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
    for (const { title, columns } of navigation[region].menus) {
      const button = menus.getByRole('button', { name: title, exact: true });
      const first = columns[0]?.links[0]?.label ?? '';
      const panel = menuPanel(page, title);
      const link = panel.getByRole('link', { name: new RegExp(`^${first}`) }).first();
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('a menu link to a place on the page closes the menu and leads there', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await arrive(edition, HOME);
    const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
    await tabTo(page, menus.getByRole('button', { name: 'All', exact: true }));
    await page.keyboard.press('Enter');
    const link = menuPanel(page, 'All').locator(`a[href="${HOME}#story"]`);
    await tabTo(page, link, 12);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#story$/);
    await expect(link).toBeHidden();
    await expect(page.locator('#story')).toBeInViewport();
  });

  test('the sheet of a small screen opens, descends, and closes with the focus back', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(edition, '/Products/HRIS');
    const opener = page.getByRole('button', { name: words.shell.openMenu, exact: true });
    const sheet = page.getByRole('navigation', { name: words.shell.mainMenu });
    await expect(sheet).toBeHidden();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    const platforms = sheet.getByRole('button', { name: /^Platforms/ });
    await tabTo(page, platforms, 8);
    await page.keyboard.press('Enter');
    const link = menuPanel(page, 'Platforms').getByRole('link', { name: /^PAY/ });
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(platforms).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the story’s tabs follow the arrow keys', { tag: '@full' }, async ({ page, arrive }) => {
    await arrive(edition, HOME);
    const tabs = page.getByRole('tab');
    const last = (await tabs.count()) - 1;
    await tabs.first().focus();
    const steps: [key: string, expected: number][] = [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
    ];
    for (const [key, expected] of steps) {
      await page.keyboard.press(key);
      const tab = tabs.nth(expected);
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      const name = (await tab.textContent())?.replace(/^\d+/, '') ?? '';
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(new RegExp(`${name}$`));
    }
    // One stop in the tab order: the next Tab leaves the list.
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
  });

  test('the slider’s buttons work from the keyboard', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    await arrive(edition, HOME);
    const slides = page.locator('.slide');
    await tabTo(page, page.getByRole('button', { name: words.slider.next }));
    await page.keyboard.press('Enter');
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(slides.nth(0)).toHaveJSProperty('inert', true);
    await page.getByRole('button', { name: words.slider.previous }).focus();
    await page.keyboard.press('Space');
    await expect(slides.nth(0)).toBeInViewport({ ratio: 0.5 });
    await expect(slides.nth(1)).toHaveJSProperty('inert', true);
  });

  test('the cookie dialog keeps the focus, and gives it back to what opened it', async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    const dialog = cookieDialog(page);
    const banner = bannerOf(page, edition);
    const settings = page.getByRole('link', { name: words.shell.cookieSettings });
    for (const opener of [banner.getByRole('button', { name: words.consent.choose }), settings]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(/^Marketing/)).toBeVisible();
      const outside: string[] = [];
      for (let presses = 0; presses < 24; presses += 1) {
        await page.keyboard.press(presses < 12 ? 'Tab' : 'Shift+Tab');
        // From the last control a modal dialog hands over to the browser's own bars.
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          const isOut = activeElement !== document.body && !activeElement?.closest('dialog');
          return isOut ? activeElement?.outerHTML : undefined;
        });
        if (place) outside.push(place);
      }
      expect(outside).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});
