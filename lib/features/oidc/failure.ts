/** Why a visitor could not sign in with their company account, and where the page says what to do. */

/** Each is the id of a sentence on the sign-in page, which shows it when the address names it. */
export const FAILURES = {
  /** They pressed "Cancel" over there. */
  cancelled: 'company-account-cancelled',
  /** State, nonce or code is not of an attempt that this browser made within ten minutes. */
  expired: 'company-account-expired',
  /** Their provider does not vouch for the e-mail address, or names none. */
  unverified: 'company-account-unverified',
  /** There is an account with that e-mail address, and it signs in another way. */
  taken: 'company-account-taken',
  /** The account here is locked. Which reason it is stands in an e-mail to its owner. */
  refused: 'company-account-refused',
  /** Their provider does not answer, or not as it should. */
  unavailable: 'company-account-unavailable',
} as const;

export type Failure = keyof typeof FAILURES;

export class SignInFailure extends Error {
  override name = 'SignInFailure';
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(`Sign-in with a company account: ${failure}.`, options);
    this.failure = failure;
  }
}

/** Where a failure is explained. */
export const failurePath = (failure: Failure) => `/auth/login#${FAILURES[failure]}`;
