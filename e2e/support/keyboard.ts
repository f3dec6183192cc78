/** Moves through a page as somebody without a mouse does. */
import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (element: Element) => element === document.activeElement;

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `the focus after ${limit} times Tab`).toBeFocused();
}
