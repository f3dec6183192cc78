/** What the contact form shows: nothing yet, a refusal with what was typed, or the reference. */

/** What was typed, by field. */
export type ContactValues = Record<string, string>;

type Refusal = {
  /**
   * `review`: all is right, but a visitor without scripts is asked to look once more.
   * `invalid`: `errors` says what to mend. `failed`: `message` says what went wrong here.
   */
  status: 'review' | 'invalid' | 'failed';
  values: ContactValues;
  errors: Record<string, string>;
  message?: string;
  /** The signed fill time, for a form that runs no scripts. */
  token?: string;
};

export type ContactFormState =
  | { status: 'empty' }
  | Refusal
  | { status: 'sent'; reference: string; values: ContactValues };
