/**
 * Every error that an endpoint can answer: its code, status and words. The API, the server's own short
 * answers, the browser's client and the OpenAPI document all mean this list. Imports nothing.
 */

type Known = Readonly<Record<string, { status: number; message: string }>>;

/** Specification, section 8: on each of these the browser refreshes its login and tries once more. */
export const SESSION_ERRORS = {
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  INVALID_TOKEN: { status: 401, message: 'INVALID_TOKEN' },
  ACCESS_NOT_GRANTED: { status: 401, message: 'ACCESS_NOT_GRANTED' },
  TOKEN_MISSING: { status: 401, message: 'Token is missing!' },
  FORBIDDEN: { status: 403, message: 'Forbidden resource' },
} as const satisfies Known;

export const ERRORS = {
  ...SESSION_ERRORS,
  BAD_REQUEST: { status: 400, message: 'Bad request' },
  TOO_MANY_PARAMETERS: { status: 400, message: 'Ask for less at once: at most 50 parameters.' },
  INVALID_JSON: { status: 400, message: 'The body is not valid JSON.' },
  INVALID_MULTIPART: { status: 400, message: 'The body is not complete multipart/form-data.' },
  BROKEN_FORM: {
    status: 400,
    message: 'The form did not arrive whole. Go back, load the page again and send it once more.',
  },
  INVALID_IDEMPOTENCY_KEY: {
    status: 400,
    message: 'Send an Idempotency-Key of 8 to 128 letters, digits, dots, colons or hyphens.',
  },
  WRONG_CREDENTIALS: {
    status: 401,
    message: 'The e-mail address or the password is not right. Check both and try again.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    message: 'Sign in once more first. For this your login may be ten minutes old at most.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message:
      'Finish signing in first: this account asks for a passkey or a code besides the password.',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    message:
      'Staff need a second factor here. Add a passkey or an authenticator app to your account.',
  },
  FIRST_CODE_NEEDED: {
    status: 403,
    message:
      'Ask whoever runs the site for a first code, and sign in with it to add your second factor.',
  },
  CROSS_SITE: { status: 403, message: 'This call takes requests from this site only.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  NO_COMPANY_ACCOUNTS: {
    status: 404,
    message: 'This site takes no company accounts. Sign in with your e-mail address and password.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed' },
  ALREADY_APPLIED: {
    status: 409,
    message: 'There is an application from this e-mail address for this job already.',
  },
  LAST_SECOND_FACTOR: {
    status: 409,
    message:
      'This is your only second factor, and staff need one. Add another one before you remove it.',
  },
  AUTHENTICATOR_EXISTS: {
    status: 409,
    message: 'Your account has an authenticator app. Remove it before you add another one.',
  },
  PASSKEY_LIMIT: {
    status: 409,
    message: 'Your account has ten passkeys. Remove one before you add another.',
  },
  FILE_WAITING: {
    status: 409,
    message: 'This file is being checked for viruses. Try again in a few minutes.',
  },
  FILE_GONE: {
    status: 410,
    message: 'We have lost this file. Send it again, or ask whoever sent it to do so.',
  },
  FILE_INFECTED: {
    status: 410,
    message:
      'A virus was found in this file, so we deleted it. Ask whoever sent it for a clean one.',
  },
  LENGTH_REQUIRED: { status: 411, message: 'Send the length of the body along.' },
  TOO_LARGE: { status: 413, message: 'The request is larger than this site accepts' },
  QUERY_TOO_LONG: {
    status: 414,
    message: 'Shorten the address: what follows its question mark is too long.',
  },
  UNSUPPORTED_TYPE: { status: 415, message: 'The body is of another type.' },
  INVALID_FIELDS: { status: 422, message: 'Some fields need your attention.' },
  /** Of a form: the same token is good a little later. */
  FORM_TOO_FAST: { status: 422, message: 'Wait a few seconds and send the form again.' },
  /** Of a form: another token is needed. */
  FORM_TOKEN: { status: 422, message: 'Wait a few seconds and send the form once more.' },
  INVALID_CODE: {
    status: 422,
    message:
      'This code is not right, was used before or is too old. Compare it with the e-mail, or ask for a new one.',
  },
  INVALID_SECOND_CODE: {
    status: 422,
    message: 'This code is not right, or was used before. Type the one that your app shows now.',
  },
  NO_PASSKEY: {
    status: 422,
    message: 'Your account has no passkey for this site. Type a code instead.',
  },
  NO_SECOND_FACTOR: {
    status: 422,
    message:
      'Add a passkey or an authenticator app first. Recovery codes stand in for one that is lost.',
  },
  INVALID_PASSKEY: {
    status: 422,
    message: 'That passkey was not accepted. Try once more, or use a code.',
  },
  IDEMPOTENCY_CONFLICT: {
    status: 422,
    message: 'This Idempotency-Key came before with another body. Use a new key.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was too often. Please try again later.' },
  TOO_MANY_PAGES: {
    status: 429,
    message: 'Your network asked for very many answers. Wait a minute, then load the page again.',
  },
  TOO_MANY_HEADERS: {
    status: 431,
    message: 'Delete the cookies of this site and load the page again, or send fewer headers.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  IP_LOOKUP_FAILED: { status: 502, message: 'Failed to fetch IP details' },
  UNAVAILABLE: {
    status: 503,
    message: 'We cannot take this at the moment. Please try again shortly.',
  },
  INSUFFICIENT_STORAGE: {
    status: 507,
    message: 'We cannot store a file at the moment. Please try again later.',
  },
  DRAINING: { status: 503, message: 'The server is stopping.' },
  DATABASE: {
    status: 503,
    message: 'The database cannot be used. The log of the server says why.',
  },
} as const satisfies Known;

export type ErrorCode = keyof typeof ERRORS;

/** What an error's body looks like. */
export type ProblemBody = {
  message: string;
  code: ErrorCode;
  /** One sentence for each field that needs attention. */
  fields?: Record<string, string>;
};
