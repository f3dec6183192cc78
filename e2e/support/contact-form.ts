/** The contact form on the page, filled in as visitors do. */
import type { Page } from '@playwright/test';
import type { Edition } from './editions.ts';
import { bePatient } from './form-tokens.ts';
import { test as base } from './test.ts';

let count = 0;

/** What a visitor types, with an address and a text that no other test uses. */
export function typed(
  over: Partial<Record<'name' | 'email' | 'company' | 'message', string>> = {},
) {
  count += 1;
  const mark = `${process.pid}-${count}`;
  return {
    name: 'Meera Nair',
    email: `meera.${mark}@example.org`,
    company: 'Nair Logistics',
    message: `Forty drivers, three depots, one spreadsheet. Mark ${mark}.`,
    ...over,
  };
}

export function controls(page: Page, { words: { contactForm: words, forms } }: Edition) {
  const form = page.getByRole('main').locator('form');
  const named = (label: string) => form.getByLabel(new RegExp(`^${label.replace('?', '\\?')}`));
  return {
    name: named(words.name),
    email: named(words.email),
    company: named(words.company),
    topic: named(words.topic),
    message: named(words.message),
    trap: form.getByLabel(forms.website),
    send: form.getByRole('button', { name: words.send }),
    summary: page.getByRole('alert').filter({ has: page.getByRole('heading') }),
    reference: page.getByLabel(words.sentReference),
  };
}

/** Fills the form in. @returns what was typed: something new, unless `text` says what */
export async function fillIn(page: Page, edition: Edition, text = typed()) {
  const form = controls(page, edition);
  await form.name.fill(text.name);
  await form.email.fill(text.email);
  await form.company.fill(text.company);
  await form.topic.selectOption('demo');
  await form.message.fill(text.message);
  return text;
}

/** For visits that begin with a form that has been open for a while. */
export const test = base.extend<{ patience: undefined }>({
  patience: [
    async ({ page, site }, use) => {
      await bePatient(page, site);
      await use(undefined);
    },
    { auto: true },
  ],
});
