/** The fields of a submission in the words that its form shows, for mails and for the desk. */
import 'server-only';
import type { Region } from '../../platform/region/region.ts';
import { getMessages } from '../../site/content/messages.ts';
import { getPage } from '../../site/content/pages.ts';
import type { FieldKind, FormDefinition } from '../../site/forms/form.ts';
import { formOfKind } from '../../site/forms/known-forms.ts';
import { sharedLabel } from '../../site/forms/shared-options.ts';
import type { SubmissionKind } from './kinds.ts';

const CHOICES: readonly FieldKind[] = ['select', 'checkboxes'];

/** The label of a choice; one that the form no longer has is named by its value. */
function choiceLabel(form: FormDefinition, field: string, value: string, region: Region): string {
  const sections = getPage(form.page, region).sections;
  const shown = sections.find((section) => section.type === 'form' && section.form === form.id);
  const choices = shown?.type === 'form' ? (shown.options[field] ?? []) : [];
  return (
    choices.find((choice) => choice.value === value)?.label ??
    sharedLabel(form, field, value, region) ??
    value.replaceAll('-', ' ')
  );
}

type FieldWords = { name: string; label: string; value: string };

/**
 * @param details as `submissions.details` has them
 * @returns what was filled in, in the order of the form, and then what the server added to it
 */
export function fieldWords(
  kind: SubmissionKind,
  details: Readonly<Record<string, string>>,
  region: Region,
): FieldWords[] {
  const form = formOfKind(kind);
  const words: Record<string, string | undefined> = getMessages(region)[form.words];
  const added = (form.adds ?? []).map((name) => ({ name, kind: 'hidden' as const }));
  return [...form.fields, ...added].flatMap(({ name, kind: fieldKind }) => {
    const value = details[name];
    if (value === undefined) return [];
    return {
      name,
      label: words[name] ?? name,
      value: CHOICES.includes(fieldKind)
        ? value
            .split(', ')
            .map((one) => choiceLabel(form, name, one, region))
            .join(', ')
        : value,
    };
  });
}
