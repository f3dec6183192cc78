/** What a page cuts off when a reader widens the spacing of its text (WCAG 2.2, 1.4.12). */
import type { Page } from '@playwright/test';

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Elements that show less of their text with wider spacing than without. Drawings are described, and left out. */
export function cutBySpacing(page: Page): Promise<string[]> {
  return page.evaluate((spacing) => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // What one pixel stands for is written for screen readers.
      if (clientWidth <= 1 || clientHeight <= 1) return false;
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      );
    };
    const all = [...document.body.querySelectorAll('*')].filter(
      (element) => element.textContent && !element.closest('[aria-hidden="true"], [role="img"]'),
    );
    const before = new Set(all.filter(isCut));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets.push(sheet);
    const cut = all
      .filter((element) => !before.has(element) && isCut(element))
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return cut;
  }, SPACING);
}
