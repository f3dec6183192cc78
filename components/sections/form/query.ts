/** The form that the address asks for, with what it says for hidden fields over what the page says. */
import type { AnswerQuery, Query } from '@/lib/site/content/section-query';
import type { FormDefinition } from '@/lib/site/forms/form';
import { formById } from '@/lib/site/forms/known-forms';

/** Longer than any code of ours. */
const LONGEST_GIVEN = 200;

/** What the address says for the hidden fields of a form, such as the code of a link in a mail. */
function hiddenValues({ fields }: FormDefinition, query: Query): Record<string, string> {
  const hidden = fields.filter(({ kind }) => kind === 'hidden');
  return Object.fromEntries(
    hidden.flatMap(({ name }) => {
      const [value] = [query[name] ?? []].flat();
      return value === undefined ? [] : [[name, value.slice(0, LONGEST_GIVEN)]];
    }),
  );
}

export const answerQuery: AnswerQuery<'form'> = (section, { query }) => {
  const { whenGiven } = formById(section.form);
  const form = whenGiven && query[whenGiven.parameter] ? whenGiven.form : section.form;
  const given = { ...section.given, ...hiddenValues(formById(form), query) };
  return [{ ...section, form, given }];
};
