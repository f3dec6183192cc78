/** A built page carries the rules of its own markup; they must do what the whole stylesheet does. */
import type { Page } from '@playwright/test';
import { getRoute, HOME, routes } from '../../lib/site/content/routes.ts';
import { controls } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { expect, expectConsole, test } from '../support/test.ts';

const isFull = Boolean(process.env.TEST_FULL);
const WIDTHS = [360, 1280];

/** What rules set most; with the boxes, in which all the others show. */
const PROPERTIES = [
  ...['display', 'position', 'visibility', 'opacity', 'cursor', 'content', 'list-style-type'],
  ...['color', 'fill', 'stroke', 'background-color', 'background-image'],
  ...['border-style', 'border-color', 'outline-style', 'text-decoration-line', 'text-transform'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'white-space'],
];

/** Asks for the whole stylesheet. Gives the elements that it changes, with what it changes. */
const changedByWholeSheet = (page: Page): Promise<string[]> =>
  page.evaluate(async (properties) => {
    const elements = [...document.querySelectorAll('body, body *')];
    const read = () =>
      elements.map((element) => {
        const looks = [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          return properties.map((name) => `${part ?? ''} ${name}: ${style.getPropertyValue(name)}`);
        });
        const { x, y, width, height } = element.getBoundingClientRect();
        // From its parent: the page may have been scrolled in between.
        const top = y - (element.parentElement?.getBoundingClientRect().y ?? 0);
        return element.checkVisibility() ? [...looks, `box: ${[x, top, width, height]}`] : looks;
      });
    const before = read();
    const links = document.querySelectorAll<HTMLLinkElement>('link[data-precedence][disabled]');
    if (links.length === 0) throw new Error('the page has its whole stylesheet already');
    for (const link of links) {
      const loaded = new Promise((resolve) => {
        link.onload = resolve;
      });
      link.removeAttribute('type');
      link.disabled = false;
      await loaded;
    }
    const after = read();
    return elements.flatMap((element, index) => {
      const now = after[index]?.filter((line, at) => line !== before[index]?.[at]) ?? [];
      return now.length > 0 ? [`${element.outerHTML.slice(0, 120)} ${now}`] : [];
    });
  }, PROPERTIES);

/** Opens a page at each width, does with it what a visitor does, and compares. */
async function compare(page: Page, open: () => Promise<unknown>, use?: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await open();
    // What is still on its way would take elements away while they are looked at.
    await page.waitForLoadState('networkidle');
    await use?.();
    expect(await changedByWholeSheet(page), `at ${width} px`).toEqual([]);
    await page.goto('about:blank');
  }
}

for (const edition of mostlyIn('USA')) {
  const { region } = edition;
  // An address with a place lays the whole page out.
  const all = (path: string) => `${path}#content`;

  // In the short run the two below look at the homepage and at a form.
  for (const { path } of isFull ? routes : [getRoute('/Products/HRIS')])
    test(`${region} edition: ${path} looks as it does with every rule of the site`, async ({
      page,
      arrive,
    }) => compare(page, () => arrive(edition, all(path))));

  test(
    `${region} edition: so it does with every menu, list and panel open`,
    { tag: '@full' },
    async ({ page, arrive }) =>
      compare(
        page,
        () => arrive(edition, all(HOME)),
        () =>
          page.evaluate(() => {
            for (const each of document.querySelectorAll('details')) each.open = true;
            for (const each of document.querySelectorAll<HTMLElement>('[popover]')) {
              each.popover = 'manual';
              each.showPopover();
            }
          }),
      ),
  );

  test(`${region} edition: so it does with a form that was refused`, { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    expectConsole(page, /status of 422/);
    const form = controls(page, edition);
    await compare(
      page,
      () => arrive(edition, all('/contact-us')),
      async () => {
        await form.send.click();
        await expect(form.summary).toBeVisible();
        // The page has moved below the pointer, which would notice at any moment.
        await page.mouse.move(0, 0);
      },
    );
  });
}
