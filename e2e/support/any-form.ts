/** The form of any definition on a page, its controls by the names that visitors read. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

type Words = Readonly<Record<string, unknown>>;

/** A label begins with these words; '(optional)' may follow. */
const startOf = (words: unknown) =>
  new RegExp(`^${String(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** @param id of the form, as its definition has it */
export function anyForm(page: Page, id: string, words: Words) {
  const form = page.locator(`form#${id}`);
  return {
    field: (name: string): Locator => form.getByLabel(startOf(words[name])),
    send: form.getByRole('button', { name: String(words.send), exact: true }),
    done: page.getByRole('status').filter({ hasText: String(words.sentTitle) }),
    reference: page.getByLabel(String(words.sentReference)),
  };
}

/**
 * Without scripts a public form is shown once more before it is taken, and again to who was too quick.
 * @param again does what a browser does not keep: files, passwords
 */
export async function sendUntilTaken(
  send: Locator,
  taken: Locator,
  again: () => Promise<void> = async () => undefined,
): Promise<void> {
  await send.click();
  await expect(async () => {
    if (await send.isVisible()) {
      await again();
      await send.click();
    }
    await expect(taken).toBeVisible({ timeout: 3000 });
  }).toPass();
}
