/** Menus lead to places on the homepage: the place is in the window, not merely near it. */
import { HOME } from '../../lib/content/routes.ts';
import { navigation } from '../../lib/content/site.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const anchors = navigation.USA.menus
  .flatMap(({ columns }) => columns.flatMap(({ links }) => links.map(({ href }) => href)))
  .filter((href) => href.startsWith(`${HOME}#`));
/** The first, the last, and every seventh between them. */
const sample = anchors.filter((_, index) => index % 7 === 0 || index === anchors.length - 1);

for (const href of sample)
  test(`a menu's link to ${href.slice(HOME.length)} shows that place`, async ({
    page,
    site,
    giveConsent,
  }) => {
    await giveConsent(site.usa, 'USA');
    await open(page, site.usa + href);
    const place = page.locator(`[id="${href.split('#')[1]}"]`);
    await expect(place).toBeInViewport();
    // The window scrolls there smoothly; below 40 px the header would hide it.
    await expect
      .poll(async () => {
        const y = (await place.boundingBox())?.y ?? Number.NaN;
        return y >= 40 && y < 500;
      })
      .toBe(true);
  });
