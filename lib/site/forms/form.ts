/** The description of one form: plain data, from which page, API client and server action work. */
import type { ErrorCode } from '../../platform/api/error-codes.ts';
import type { FilePurpose } from '../../platform/files/limits.ts';
import type { Messages } from '../content/messages.ts';

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'select'
  | 'textarea'
  | 'checkbox'
  | 'checkboxes'
  | 'file'
  | 'hidden';

/** Its label is the form's word `name`, its help `nameHelp`, a select's first line `nameChoose`. */
export type FieldDefinition = {
  name: string;
  kind: FieldKind;
  autoComplete?: string;
  /** Which keys a telephone shows. */
  inputMode?: 'numeric';
  isRequired?: boolean;
  /** In characters. The endpoint's schema decides; this only helps a visitor while typing. */
  maxLength?: number;
  /** Takes half a line, beside a neighbour that does so too, where there is room. */
  isHalf?: boolean;
  /** A class by which CSS shows the field only when another one has some value. */
  className?: string;
  /**
   * Filled in for the visitor, who may correct it: their browser, the address that a code went to, or what the
   * account of a visitor who is signed in says.
   */
  prefill?: 'browser' | 'code-address' | 'account';
  /** The address of the page may fill it in, as a link from a calculation does; hidden fields always. */
  fromAddress?: boolean;
  /** A number or a choice, which cannot carry a text of a stranger: the mail to the sender repeats it. */
  inReceipt?: boolean;
  /** The server asks for this field or another one, so neither is required by itself. */
  isEitherOf?: boolean;
  /** Of a list of cloud regions: its choice 'elsewhere' asks for a country, and offers the regions there. */
  asksElsewhere?: boolean;
  /** The list of shared-options.ts that a select offers, so that no page writes it out. */
  optionsFrom?: 'data-regions' | 'starts';
  /** Of a file: what it is for, from which its types and its size follow. */
  takes?: FilePurpose;
};

export type FormDefinition = {
  /** The form's `id` on the page, by which a page's content names it. */
  id: string;
  /** Its words in content/messages. */
  words: keyof Messages & `${string}Form`;
  /** The page that it is on. */
  page: string;
  /** Of the endpoint that takes it, below /api/v1. */
  path: string;
  /** Of that endpoint; POST unless told. A form without scripts sends the same request. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  fields: readonly FieldDefinition[];
  /** For accounts: a visitor who is not signed in is told so above the fields, and led to the login. */
  needsSession?: boolean;
  /**
   * The server takes what `prefill: 'account'` names from the account of a visitor who is signed in, whatever was
   * typed. The form says so in place of these fields, by its word `ofAccount`.
   */
  isOfAccount?: boolean;
  /** For all visitors: a trap for robots, the time it took to fill in, and a key against repetition. */
  isPublic?: boolean;
  /** The kind of submission that comes by it: its words name the fields of such a row. */
  submissionKind?: string;
  /**
   * What the server works out when it arrives and keeps with the fields; each has a word, as fields have, and the mail
   * to the sender may tell it, or its word `…Open` where there is none.
   */
  adds?: readonly string[];
  /** The page whose steps say what follows once it was sent. */
  stepsFrom?: string;
  /** Where a visitor goes on to once it was taken; left out: to its page, for another one. */
  another?: string;
  /** The page that takes what its mail holds; its word `onwards` leads there once it was taken. */
  onwards?: `/${string}`;
  /** Under which name a draft of it is kept when the session ends. */
  draft?: string;
  /**
   * Where a visitor is taken once it was taken: a path with a query, in which `{field}` is what was typed,
   * or, signed in now, 'back' to the page that they wanted, else home; after 'welcome' else to the page that greets
   * them. Without it the form says that it was taken.
   */
  leadsTo?: 'back' | 'welcome' | `/${string}?${string}`;
  /** The next page says that the password is changed; it greets after other forms that sign a visitor in. */
  changesPassword?: boolean;
  /** The form in its place when the address of the page has the parameter, as the link of a mail does. */
  whenGiven?: { parameter: string; form: string };
  /** It destroys what cannot be brought back, and its button looks it. */
  isDestructive?: boolean;
  /** The address that was typed is where a code goes; the page that asks for the code knows it in this tab. */
  asksForCode?: boolean;
  /** A code that can be looked at before the form is sent; see components/forms/use-code-check.ts. */
  checksCode?: {
    /** Of the endpoint that looks, below /api/v1. */
    path: `/${string}`;
    /** What it is sent. When none of them is typed, it is the code of a link. */
    fields: readonly string[];
    /** Where another code can be asked for. */
    again: `/${string}`;
  };
  /** The field beside which the words of an error without fields stand. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
};

/** Of a group of boxes the values of those that are ticked. */
export type FormValues = Record<string, string | string[] | boolean | File>;

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
    else if (kind === 'checkboxes')
      values[name] = data.getAll(name).filter((one) => typeof one === 'string');
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
