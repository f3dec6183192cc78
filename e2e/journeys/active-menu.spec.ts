/** Where the reader is: the menu of the page is marked, and links to the page say so. */
import { HOME } from '../../lib/site/content/routes.ts';
import { mostlyIn } from '../support/editions.ts';
import { withoutScripts } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

for (const edition of mostlyIn('USA')) {
  const { region, words } = edition;
  test(`${region} edition: a reader sees in the menu where the page belongs`, {
    tag: '@full',
  }, async ({ page, site, giveConsent }) => {
    const origin = edition.origin(site);
    await giveConsent(origin, region);
    const menus = page.getByRole('navigation', { name: words.shell.mainMenu });
    /** The menus that carry the mark, as drawn: by shape and without a script. */
    const marked = () =>
      menus.locator('.menu-button').evaluateAll(
        (buttons, transparent) =>
          buttons
            .filter((button) => {
              const mark = getComputedStyle(button, '::after');
              return mark.borderBottomWidth === '3px' && mark.borderBottomColor !== transparent;
            })
            .map(({ textContent }) => textContent),
        TRANSPARENT,
      );

    const visits: [path: string, menu: string | undefined, links: string[]][] = [
      ['/Products/HRIS', 'Platforms', ['/Products/HRIS']],
      ['/contact-us', 'All', ['/contact-us']],
      ['/home', undefined, [HOME]],
    ];
    for (const [path, menu, current] of visits)
      await test.step(path, async () => {
        await open(page, origin + path);
        expect(await marked()).toEqual(menu ? [menu] : []);
        await expect(menus.locator('button[aria-current="true"]')).toHaveText(menu ? [menu] : []);
        const hrefs = await page
          .locator(':is(header, footer, nav[popover]) a[aria-current="page"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect([...new Set(hrefs)]).toEqual(current);
      });
  });
}

withoutScripts(() => {
  test('the menu of the page is marked all the same', async ({ page, site, giveConsent }) => {
    for (const edition of mostlyIn('USA')) {
      const origin = edition.origin(site);
      await giveConsent(origin, edition.region);
      await page.goto(`${origin}/Products/HRIS`);
      const button = page.locator('[popovertarget="menu-platforms"]').first();
      const color = await button.evaluate(
        (found) => getComputedStyle(found, '::after').borderColor,
      );
      expect(color).not.toContain(TRANSPARENT);
    }
  });
});
