/** No account has this e-mail address and this password. Which of the two is wrong is never told. */
export class WrongCredentialsError extends Error {
  override name = 'WrongCredentialsError';
}
