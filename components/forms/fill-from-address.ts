/** Fills in what a link to the form says: /contact-us?plan=Premium begins a message about that plan. */
import type { FormDefinition } from '@/lib/forms/form';
import type { Words } from './field';

/** A link may be anybody's: a short name, and nothing that reads like a sentence. */
const NAME = /^[\w ,&-]{1,40}$/;

/** @param search the query of the page's address. What somebody has typed already stays. */
export function fillFromAddress(
  form: FormDefinition,
  words: Words,
  element: HTMLFormElement,
  search: string,
): void {
  const query = new URLSearchParams(search);
  for (const { parameter, field, value, word } of form.fromAddress ?? []) {
    const given = query.get(parameter);
    const input = element.elements.namedItem(field);
    if (!given || !NAME.test(given) || !(input && 'value' in input) || input.value !== '') continue;
    input.value = value ?? words[word ?? '']?.replace(`{${parameter}}`, given) ?? '';
  }
}
