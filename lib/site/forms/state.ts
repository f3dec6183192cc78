/** What a form shows: nothing yet, a refusal with what was typed, or that it was taken. */
import type { ErrorCode, ProblemBody } from '../../platform/api/error-codes.ts';
import type { FormDefinition, FormValues } from './form.ts';

/** What was typed and may be shown again: no password, no file. */
export type KeptValues = Record<string, string | string[] | boolean>;

type Refusal = {
  /**
   * `review`: all is right, but a visitor without scripts is asked to look once more.
   * `invalid`: `errors` says what to mend. `failed`: `message` says what went wrong here.
   */
  status: 'review' | 'invalid' | 'failed';
  values: KeptValues;
  errors: Record<string, string>;
  message?: string | undefined;
  /** The visitor is not signed in, or not any more: the form leads to the login. */
  needsLogin?: boolean;
  /** The signed fill time, for a form that runs no scripts. */
  token?: string;
};

export type FormState =
  | { status: 'empty' }
  | Refusal
  | { status: 'sent'; values: KeptValues; reference: string; files: readonly string[] };

export const EMPTY: FormState = { status: 'empty' };

/** What may be given back to the visitor who typed it. */
export function keptValues(form: FormDefinition, values: FormValues): KeptValues {
  const shown = form.fields.filter(({ kind }) => kind !== 'password' && kind !== 'file');
  return Object.fromEntries(
    shown.flatMap(({ name }) => {
      const value = values[name];
      return value === undefined || value instanceof File ? [] : [[name, value]];
    }),
  );
}

/** The names of the files that were chosen. */
export const fileNames = (form: FormDefinition, values: FormValues): string[] =>
  form.fields.flatMap(({ name }) => {
    const value = values[name];
    return value instanceof File ? [value.name] : [];
  });

/** The form was taken. */
export const taken = (form: FormDefinition, values: FormValues, reference = ''): FormState => ({
  status: 'sent',
  reference,
  values: keptValues(form, values),
  files: fileNames(form, values),
});

/** What a visitor is answered who is not signed in, or not any more. */
const STRANGER: ReadonlySet<ErrorCode | undefined> = new Set([
  'UNAUTHORIZED',
  'INVALID_TOKEN',
  'ACCESS_NOT_GRANTED',
  'TOKEN_MISSING',
]);

/** In the order in which a visitor meets the fields; endpoints check them in another. */
function inOrder({ fields }: FormDefinition, errors: Record<string, string>) {
  const place = ([name]: [string, string]) => fields.findIndex((field) => field.name === name);
  return Object.fromEntries(Object.entries(errors).sort((a, b) => place(a) - place(b)));
}

/** The form after `problem`, the body of an error; the same with scripts and without. */
export function refuse(
  form: FormDefinition,
  values: FormValues,
  problem: Partial<ProblemBody>,
): Refusal {
  const kept = keptValues(form, values);
  const { token, ...errors } = problem.fields ?? {};
  const field = problem.code && form.fieldOf?.[problem.code];
  if (form.needsSession && STRANGER.has(problem.code))
    return { status: 'failed', values: kept, errors: {}, needsLogin: true };
  if (token) return { status: 'failed', values: kept, errors: {}, message: token };
  if (problem.fields) return { status: 'invalid', values: kept, errors: inOrder(form, errors) };
  if (field) return { status: 'invalid', values: kept, errors: { [field]: problem.message ?? '' } };
  return { status: 'failed', values: kept, errors: {}, message: problem.message };
}

/** Where a form is posted to without scripts: the server action of lib/composition, handed down by its page. */
export type FormAction = (previous: FormState, data: FormData) => Promise<FormState>;
