/** What comes out of the printer: how many pages, nothing that only a screen can do, and ink on white. */
import type { Page } from '@playwright/test';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { openAnew } from '../support/open.ts';
import { putOnPaper, untilPrintable } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

/** The largest dossier of the reader with the most to read, in the sector with the most to say. */
const DOSSIER =
  '/committee-pack?role=CEO&module=HRIS&module=HRMS&module=DMS&module=ATS&module=PAY&module=HCM&sector=Insurance';

/** The most pages that each kind of document may take. */
const PAGES: [path: string, most: number][] = [
  ['/business-case?heads=80', 1],
  // A loss says more: what to choose instead.
  ['/business-case?heads=8', 1],
  ['/Products/HRIS', 4],
  ['/blog/predictable-costs', 4],
  ['/business-case?bought=pay', 1],
  [DOSSIER, 8],
];

/** Chromium writes each page of a PDF as an object of its own, in plain text. */
async function printedPages(page: Page, format: string): Promise<number> {
  await untilPrintable(page);
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Words on paper that are too pale for it: outside of drawings, which bring their own ground. */
const paleWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale = new Set<string>();
    while (walker.nextNode()) {
      const { parentElement: element, textContent: text } = walker.currentNode;
      if (!element?.checkVisibility() || !text?.trim() || element.closest('.drawing')) continue;
      const channels =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (Math.max(...channels.slice(0, 3)) > 110) pale.add(text.trim().slice(0, 60));
    }
    return [...pale];
  });

/** Numbers of a calculation that are wider than their place. */
const cutNumbers = (page: Page): Promise<string[]> =>
  page
    .locator('input[type=number]:visible')
    .evaluateAll((fields) =>
      fields
        .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
        .map(({ id }) => id),
    );

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  test('a document of each kind fits the pages that a committee reads', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    const format = region === 'USA' ? 'Letter' : 'A4';
    for (const [path, most] of PAGES) {
      await arrive(edition, path);
      expect(await printedPages(page, format), path).toBeLessThanOrEqual(most);
    }
  });

  test('paper shows no menus, forms and buttons, but numbers, sources and ink on white', async ({
    page,
    arrive,
  }) => {
    await arrive(edition, '/Products/HRIS');
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 't01';
    });
    await putOnPaper(page);
    for (const role of ['banner', 'contentinfo', 'navigation', 'form', 'button'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    await expect(page.getByRole('link', { name: /demo/i })).toHaveCount(0);
    // The sources of the figures are folded on the screen.
    await expect(page.locator('#note-1')).toBeVisible();
    expect(await paleWords(page)).toEqual([]);

    await arrive(edition, '/business-case?heads=80');
    const people = page.getByRole('spinbutton', { name: /People/ });
    await expect(people).toBeVisible();
    expect(await cutNumbers(page)).toEqual([]);
    const source = page.getByRole('main');
    await expect(source).toHaveAttribute('data-source', /\/business-case\?heads=80$/);
    await page.emulateMedia({ media: 'screen' });
    await people.fill('90');
    await expect(source).toHaveAttribute('data-source', /\/business-case\?heads=90&/);
  });

  test('the case of PAY begins with PAY, counted here or opened by its address', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    const origin = await arrive(edition, '/business-case');
    const main = page.getByRole('main');
    await main.getByRole('spinbutton', { name: 'Users' }).fill('2000');
    await expect(main).toHaveAttribute('data-source', /bought=pay/);
    const counted = page.url();
    for (const [address, first] of [
      [undefined, /^(Payroll|Salary) work/],
      [counted, /PAY/],
      [`${origin}/business-case?bought=hrms`, /HRMS/],
    ] as const) {
      if (address) {
        await openAnew(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
      }
      await putOnPaper(page);
      await expect(main.getByRole('heading').first()).toHaveText(first);
      // Nor does it end with what the other calculation leaves out, and with its sources.
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('each calculation prints itself, also unchanged and after the other, and PAY leads to its price', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await arrive(edition, '/business-case');
    await page.evaluate(() => {
      window.print = () => {};
    });
    const main = page.getByRole('main');
    const code = main.locator('#case');
    const pay = main.locator('#hr');
    const printing = { name: words.businessCase.print };
    for (const [own, other] of [
      [pay, code],
      [code, pay],
    ] as const) {
      await own.getByRole('button', printing).click();
      await putOnPaper(page);
      await expect(own).toBeVisible();
      await expect(other).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
    await pay.getByRole('spinbutton', { name: 'Users' }).fill('40');
    await expect(pay.getByRole('link', { name: words.hrCase.offer })).toHaveAttribute(
      'href',
      '/plan?heads=40&modules=hris&modules=pay&term=one-year#sum',
    );
  });

  test('a chart has its bars on paper, and which of two they are', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    await arrive(edition, '/story/payroll-in-one-day');
    await putOnPaper(page);
    const chart = page.getByRole('main').getByRole('table');
    for (const mark of await chart.locator('svg').all()) await expect(mark).toBeVisible();
    const inks = await chart
      .locator('thead rect')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).fill));
    expect(new Set(inks).size).toBe(2);
  });
});
