/** What an operator is told who mistypes the address of an account. */
import type { User } from '../../lib/platform/session/rows/users.ts';

export const noAccount = (email: string) =>
  new Error(`There is no account with the address ${email}. Correct --email.`);

/** @returns a check that throws when there is no account of `email` */
export const requireAccount =
  (email: string) =>
  (user: User | undefined): void => {
    if (!user) throw noAccount(email);
  };
