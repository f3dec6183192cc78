/** The cookie banner stays in sight, but never on top of what has the keyboard's focus. */
import { bannerOf } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** One width an edition: the banner differs by width alone, and covers most of a narrow window. */
const WIDTHS = { USA: 360, INDIA: 1280 };

// What scrolls has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const edition of mostlyIn('USA')) {
  const width = WIDTHS[edition.region];
  test(`${edition.region} edition: at ${width} px the focus is never behind the banner`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${edition.origin(site)}/cookies`);
    const banner = bannerOf(page, edition);
    await expect(banner).toBeInViewport();
    const covered: string[] = [];
    // Through the end of the page, backwards and forwards.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (const key of ['Shift+Tab', 'Tab'])
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press(key);
        const name = await banner.evaluate((element) => {
          const focused = document.activeElement;
          if (!focused || element.contains(focused)) return undefined;
          const end = focused.getBoundingClientRect().bottom;
          const isBehind = end > element.getBoundingClientRect().top + 1;
          return isBehind ? (focused.textContent ?? '') : undefined;
        });
        if (name !== undefined) covered.push(name);
      }
    expect(covered).toEqual([]);
  });
}
