/** What content owes to the forms: a page that takes what is sent, lists to choose from, and words for each field. */
import { DEFAULT_REGION } from '../../../platform/region/region.ts';
import type { Messages } from '../messages.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';

const ROUTES = 'content/site/routes.yaml';

/** Of one form, told by what stands above content. */
export type FormNeeds = {
  /** Its words in content/messages. */
  words: string;
  /** The fields that a visitor sees; each has a word of its name. */
  fields: readonly string[];
  /** Those whose choices the page lists. */
  lists: readonly string[];
  takesFiles: boolean;
};
/** By the id of the form. */
export type FormsNeed = Readonly<Record<string, FormNeeds>>;

/** Section types that are sent to their own page where scripts do not run. */
const SENT = ['form', 'login-form'];

/** Every form on a page that refuses what is sent to it, or that leaves nothing to choose. */
export function checkForms({ pages }: Corpus, forms: FormsNeed): RegionalProblem[] {
  return pages.flatMap(({ route, value, problem }) =>
    value.sections.flatMap((section, index) => {
      if (!SENT.includes(section.type)) return [];
      const needs = section.type === 'form' ? forms[section.form] : undefined;
      const options = section.type === 'form' ? section.options : {};
      const lacks = (what: string, field: string) =>
        problem(
          ['sections', index],
          `has a form, and the page refuses ${what} without scripts. Write "${field}: true" at ${route.path} in ${ROUTES}`,
        );
      const empty = needs?.lists.filter((list) => !options[list]) ?? [];
      return [
        ...(route.takesForm ? [] : [lacks('what is sent to it', 'takesForm')]),
        ...(needs?.takesFiles && !route.takesFiles
          ? [lacks('a file that is sent to it', 'takesFiles')]
          : []),
        ...empty.map((list) =>
          problem(
            ['sections', index],
            `has nothing to choose from for "${list}". Write "options:" with a list "${list}:" of { value, label }`,
          ),
        ),
      ];
    }),
  );
}

/** Every field that says nothing to a visitor. */
export function checkFormWords(messages: Messages, forms: FormsNeed): RegionalProblem[] {
  return Object.entries(forms).flatMap(([id, { words, fields }]) => {
    const said: Record<string, unknown> = {
      ...messages.forms,
      ...messages[words as 'contactForm'],
    };
    return fields
      .filter((field) => !said[field])
      .map((field) => ({
        file: `messages/${DEFAULT_REGION}.json`,
        region: DEFAULT_REGION,
        where: `${words} › ${field}`,
        reason: `is missing, and the form ${id} has a field of that name. Write what is asked`,
      }));
  });
}
