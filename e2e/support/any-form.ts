/** The form of any definition on a page, its controls by the names that visitors read. */
import type { Locator, Page } from '@playwright/test';
import { formToken } from './form-tokens.ts';
import type { Site } from './site.ts';
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
 * Without scripts a public form is shown once more before it is taken. Here somebody looks at it for ten
 * minutes; how who is too quick sees it again, without-scripts.spec.ts tries.
 * @param again does what a browser does not keep: files, passwords
 */
export async function sendTwice(
  site: Site,
  send: Locator,
  again: () => Promise<void> = async () => undefined,
): Promise<void> {
  const token = send.locator('xpath=ancestor::form').locator('[name=token]');
  await send.click();
  await expect(token).toHaveValue(/./);
  await again();
  await token.evaluate((field, value) => {
    (field as HTMLInputElement).value = value;
  }, formToken(site));
  await send.click();
}
