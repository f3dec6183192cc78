/** A window as 400 % of zoom leaves it: 320 by 256 px. */
import type { Locator } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { bannerOf, cookieDialog } from '../support/consent.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 256 } });

/** What scrolls up and down by itself, `part` and everything in it: element and classes. */
const scrollers = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .map(({ localName }) => localName),
  );

inEach(mostlyIn('USA'), ({ edition, words }) => {
  test('the cookie dialog scrolls as a whole: its head and its buttons take no room from the text', async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    await bannerOf(page, edition).getByRole('button', { name: words.consent.choose }).click();
    const dialog = cookieDialog(page);
    await expect(dialog).toContainText('Privacy in short.');
    const title = dialog.getByRole('heading', { level: 2 });
    const allow = dialog.getByRole('button', { name: words.consent.allowAll });
    await expect(title).toBeInViewport();
    await expect(allow).not.toBeInViewport();
    expect(await scrollers(dialog)).toEqual(['dialog']);
    await allow.scrollIntoViewIfNeeded();
    await expect(allow).toBeInViewport({ ratio: 1 });
    await expect(title).not.toBeInViewport();
    await allow.click();
    await expect(dialog).toBeHidden();
  });
});
