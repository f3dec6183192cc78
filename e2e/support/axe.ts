/** Asks axe about a page as it stands: WCAG 2.2 A and AA, and what axe calls best practice. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, a line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Shows the page in another theme or size, as the display settings do. */
export async function display(page: Page, setting: 'theme' | 'font', value: string): Promise<void> {
  await page.locator('html').evaluate(
    (html, [name, chosen]) => {
      html.dataset[name as string] = chosen;
    },
    [setting, value],
  );
}
