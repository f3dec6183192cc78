/** The description of one form: plain data, from which page, API client and server action work. */
import type { ErrorCode } from '../api/error-codes.ts';
import type { Messages } from '../content/messages.ts';

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'select'
  | 'textarea'
  | 'checkbox'
  | 'file'
  | 'hidden';

/** Its label is the form's word `name`, its help `nameHelp`, a select's first line `nameChoose`. */
export type FieldDefinition = {
  name: string;
  kind: FieldKind;
  autoComplete?: string;
  isRequired?: boolean;
  /** In characters. The schema of the call decides; this only helps while somebody types. */
  maxLength?: number;
  /** Shares its line with a neighbour that is half as well, where there is room. */
  isHalf?: boolean;
  /** A class by which CSS shows the field only when another one has some value. */
  className?: string;
  /** Filled in for the visitor, who may correct it. */
  prefill?: 'browser';
  /** Which files a picker offers: '.pdf,.docx'. */
  accept?: string;
};

export type FormDefinition = {
  /** The form's `id` on the page, and its key in forms.ts. */
  id: string;
  /** Its words in content/messages. */
  words: keyof Messages & `${string}Form`;
  /** The page that it is on. */
  page: string;
  /** Of the call that takes it, below /api/v1. */
  path: string;
  fields: readonly FieldDefinition[];
  /** For everybody: a trap for robots, the time it took to fill in, and a key against repetition. */
  isPublic?: boolean;
  /** Under which name a draft of it is kept when the session ends. */
  draft?: string;
  /** What a parameter of the page's address fills in: a value, or a word that may hold `{parameter}`. */
  fromAddress?: readonly { parameter: string; field: string; value?: string; word?: string }[];
  /** The field beside which the words of an error without fields stand. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
};

export type FormValues = Record<string, string | boolean | File>;

/** The hidden field by which the server action knows which form was sent. */
export const FORM_FIELD = '$form';

/** What every public form has besides its fields. */
const GUARD_FIELDS = ['website', 'token'];

/** What was typed: the form's own fields and nothing else, since a post may hold anything. */
export function readValues(form: FormDefinition, data: FormData): FormValues {
  const values: FormValues = {};
  for (const { name, kind } of form.fields) {
    const value = data.get(name);
    if (kind === 'checkbox') values[name] = value !== null;
    else if (kind === 'file' ? value instanceof File && value.size > 0 : typeof value === 'string')
      values[name] = value as string | File;
  }
  for (const name of form.isPublic ? GUARD_FIELDS : []) {
    const value = data.get(name);
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

export const hasFiles = (form: FormDefinition) => form.fields.some(({ kind }) => kind === 'file');
