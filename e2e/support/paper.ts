/** A page as a printer gets it. */
import type { Page } from '@playwright/test';

/** The rules for paper come last, after all that a screen needs. */
export async function untilPrintable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.endsWith('/print.css')),
  );
}

/** Shows `page` as paper has it. */
export async function putOnPaper(page: Page): Promise<void> {
  await untilPrintable(page);
  await page.emulateMedia({ media: 'print' });
}
