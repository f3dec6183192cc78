/** Where the system forces its own few colours: what is marked stays marked, what is drawn stays readable. */
import type { Page } from '@playwright/test';
import { getRoute, HOME } from '../../lib/site/content/routes.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { expect, test } from '../support/test.ts';

// A dark system: the inks of our light themes would be lost on it.
test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } });

/** The system's colours, as the browser computes them. */
const systemColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const names = ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight', 'HighlightText'];
    const colors = names.map((name) => {
      probe.style.setProperty('color', name);
      return [name, getComputedStyle(probe).color] as const;
    });
    probe.remove();
    return Object.fromEntries(colors);
  });

inEach(mostlyIn('INDIA'), ({ edition }) => {
  test('the dots of the slider show which slide is current', async ({ page, arrive }) => {
    await arrive(edition, HOME);
    const { Canvas } = await systemColors(page);
    const marks = await page
      .locator('.dot')
      .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor));
    const [current, ...others] = marks;
    expect(others).not.toContain(current);
    expect(marks).not.toContain(Canvas);
  });

  test('a strong button keeps its ground, and its words can be read on it', {
    tag: '@full',
  }, async ({ page, arrive }) => {
    await arrive(edition, HOME);
    const { Highlight = '', HighlightText = '' } = await systemColors(page);
    const button = page.getByRole('main').locator('.button-primary').first();
    await expect(button).toHaveCSS('background-color', Highlight);
    await expect(button).toHaveCSS('color', HighlightText);
    await expect(button).toHaveCSS('forced-color-adjust', 'none');
  });

  test('drawings are drawn in the colours of the system', { tag: '@full' }, async ({
    page,
    arrive,
  }) => {
    for (const path of [HOME, getRoute('/brand/si').path]) {
      await arrive(edition, path);
      const known = Object.values(await systemColors(page));
      const used = await page.locator('.drawing svg *').evaluateAll((shapes) => [
        ...new Set(
          shapes.flatMap((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return [fill, stroke].filter((color) => color !== 'none');
          }),
        ),
      ]);
      expect(used.length, path).toBeGreaterThan(1);
      expect(
        used.filter((color) => !known.includes(color)),
        path,
      ).toEqual([]);
    }
  });
});
