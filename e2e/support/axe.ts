/** Asks axe about a page as it stands: WCAG 2.2 A and AA, and what axe calls best practice. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What may change with the theme, and with the size of the letters; all others do not. */
const BY_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

type Question = {
  /** Of which part; without it, of the whole page. */
  within?: string;
  /** Only what theme and size decide, for a page that was asked about everything before. */
  looks?: boolean;
};

/** What axe finds, a line for each element. */
export async function axeFindings(
  page: Page,
  { within, looks = false }: Question = {},
): Promise<string[]> {
  // No page of ours has frames, which alone need the window that axe opens otherwise.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const { violations } = await (looks ? axe.withRules(BY_LOOKS) : axe.withTags(TAGS)).analyze();
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
