/** The form that the address asks for, with what it says for hidden fields and lists over what the page says. */
import type { RawSectionOf } from '@/lib/site/content/section-fill';
import type { AnswerQuery, Query } from '@/lib/site/content/section-query';
import type { FormDefinition } from '@/lib/site/forms/form';
import { formById } from '@/lib/site/forms/known-forms';

/** Longer than any code of ours. */
const LONGEST_GIVEN = 200;

type Options = RawSectionOf<'form'>['options'];

/**
 * What the address says for the hidden fields of a form, such as the code of a link in a mail, and what
 * it chooses from the lists that the page writes out: 'Request a demo of PAY' comes with both.
 */
function givenValues({ fields }: FormDefinition, options: Options, query: Query) {
  const isOffered = (name: string, value: string) =>
    options[name]?.some((option) => option.value === value) ?? false;
  const given: Record<string, string> = {};
  for (const { name, kind } of fields) {
    const [value] = [query[name] ?? []].flat();
    if (value === undefined) continue;
    if (kind === 'hidden') given[name] = value.slice(0, LONGEST_GIVEN);
    if (kind === 'select' && isOffered(name, value)) given[name] = value;
  }
  return given;
}

export const answerQuery: AnswerQuery<'form'> = (section, { query }) => {
  const { whenGiven } = formById(section.form);
  const form = whenGiven && query[whenGiven.parameter] ? whenGiven.form : section.form;
  const given = { ...section.given, ...givenValues(formById(form), section.options, query) };
  return [{ ...section, form, given }];
};
