/** The forms that a page's content may name: what the forms.ts of all features export. */
import { formDefinitions } from '../../../generated/form-definitions.ts';
import type { FormsNeed } from '../content/checks/forms.ts';
import { type FieldKind, type FormDefinition, hasFiles } from './form.ts';

const byId = new Map(formDefinitions.map((form) => [form.id, form]));

export const FORM_IDS = [...byId.keys()] as [string, ...string[]];

const CHOSEN: readonly FieldKind[] = ['select', 'checkboxes'];

/** What content owes to each form; see the checks of content. */
export const FORMS_NEED: FormsNeed = Object.fromEntries(
  formDefinitions.map((form) => [
    form.id,
    {
      words: form.words,
      fields: form.fields.filter(({ kind }) => kind !== 'hidden').map(({ name }) => name),
      lists: form.fields
        .filter(({ kind, optionsFrom }) => CHOSEN.includes(kind) && !optionsFrom)
        .map(({ name }) => name),
      takesFiles: hasFiles(form),
    },
  ]),
);

/** @throws Error for an id that no form has; content with one never gets past its schema */
export function formById(id: string): FormDefinition {
  const form = byId.get(id);
  if (!form) throw new Error(`There is no form '${id}'.`);
  return form;
}

/** The form by which a kind of submission comes. @throws Error when no form says so */
export function formOfKind(kind: string): FormDefinition {
  const form = formDefinitions.find(({ submissionKind }) => submissionKind === kind);
  if (!form) throw new Error(`No form says \`submissionKind: '${kind}'\`.`);
  return form;
}
