/** The form that the address asks for, with what it says for some fields over what the page says. */
import type { RawSectionOf } from '@/lib/site/content/section-fill';
import type { AnswerQuery, Query } from '@/lib/site/content/section-query';
import type { FieldDefinition, FormDefinition } from '@/lib/site/forms/form';
import { formById } from '@/lib/site/forms/known-forms';

/** Longer than any code of ours. */
const LONGEST_GIVEN = 200;
/** Digits, as people group them. */
const NUMBER = /^\d[\d\s.,]*$/;

type Options = RawSectionOf<'form'>['options'];
type Value = string | string[] | undefined;

/** Of `given` for a field that the address may fill in: choices of its list, or a number. Nobody's words. */
function chosen(
  { name, kind, maxLength }: FieldDefinition,
  given: string[],
  options: Options,
): Value {
  if (kind === 'text') return given.find((value) => NUMBER.test(value))?.slice(0, maxLength);
  const offered = (options[name] ?? []).map(({ value }) => value);
  const known = offered.filter((value) => given.includes(value));
  return kind === 'checkboxes' && known.length > 0 ? known : known[0];
}

/**
 * What the address says for the fields of a form: for hidden ones, such as the code of a link in a mail, and
 * for those with `fromAddress`: 'Request a demo of PAY' comes with topic and product.
 */
function givenValues({ fields }: FormDefinition, options: Options, query: Query) {
  const values: Record<string, string | string[]> = {};
  for (const field of fields) {
    const given = [query[field.name] ?? []].flat();
    const hidden = field.kind === 'hidden' ? given[0]?.slice(0, LONGEST_GIVEN) : undefined;
    const value = field.fromAddress ? chosen(field, given, options) : hidden;
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

export const answerQuery: AnswerQuery<'form'> = (section, { query }) => {
  const { whenGiven } = formById(section.form);
  const form = whenGiven && query[whenGiven.parameter] ? whenGiven.form : section.form;
  const given = { ...section.given, ...givenValues(formById(form), section.options, query) };
  return [{ ...section, form, given }];
};
