/** What a field is given. */
import type { FieldDefinition } from '@/lib/site/forms/form';

/** The words of a form by name: see content/messages. */
export type Words = Readonly<Record<string, string>>;
export type Option = { value: string; label: string };

export type FieldProps = {
  field: FieldDefinition;
  words: Words;
  /** Of a select or a group of boxes. */
  options: readonly Option[];
  value: string | string[] | boolean | undefined;
  error: string | undefined;
};
