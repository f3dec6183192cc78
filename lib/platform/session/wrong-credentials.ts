/** No account has this e-mail address and this password. Which of the two is wrong is never told. */
export class WrongCredentialsError extends Error {
  override name = 'WrongCredentialsError';
}

/** The account is locked, so that nobody signs in to it by any way. Answered like wrong credentials. */
export class AccountLockedError extends WrongCredentialsError {
  override name = 'AccountLockedError';
}
