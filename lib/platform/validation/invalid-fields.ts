/** What is wrong with the fields of a form or a body: one sentence a field. */
import type { z } from 'zod';

export type FieldErrors = Record<string, string>;

const UNKNOWN_FIELD = 'This field is not known.';

export class InvalidFieldsError extends Error {
  override name = 'InvalidFieldsError';
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('Some fields need your attention.');
    this.fields = fields;
  }

  static fromZod(error: z.ZodError): InvalidFieldsError {
    const found = new Map<string, string>();
    for (const issue of error.issues) {
      const names =
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => key.slice(0, 60))
          : [issue.path.map(String).join('.')];
      const message = issue.code === 'unrecognized_keys' ? UNKNOWN_FIELD : issue.message;
      for (const name of names) if (!found.has(name)) found.set(name, message);
    }
    return new InvalidFieldsError(Object.fromEntries(found));
  }
}
