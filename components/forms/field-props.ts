/** What a field is given. */
import type { FieldDefinition } from '@/lib/site/forms/form';

/** The words of a form by name: see content/messages. */
export type Words = Readonly<Record<string, string>>;
export type Option = { value: string; label: string };
/** Of these, those of a password that may be looked at. */
export type PasswordWords = Readonly<
  Partial<Record<'show' | 'hide' | 'showPassword' | 'hidePassword', string>>
>;
/** What stands in fields from the start, by their names. Of a group of boxes those that are ticked. */
export type Given = Readonly<Record<string, string | string[]>>;

export type FieldProps = {
  field: FieldDefinition;
  words: Words;
  /** Of a select or a group of boxes. */
  options: readonly Option[];
  value: string | string[] | boolean | undefined;
  error: string | undefined;
};
