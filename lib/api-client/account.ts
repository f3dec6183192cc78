/** Who is signed in, as the pages want to know it. */
import type { Account, SessionAnswer } from '../session/schema.ts';
import { callApi } from './call-api.ts';
import { tellSignedOut } from './signed-in.ts';
import { apiState, noteExpiry } from './state.ts';

/** Strangers are `{ signedIn: false }`; that is no failure. */
export async function fetchSession(): Promise<SessionAnswer> {
  const session: SessionAnswer = await (await callApi('/user/session')).json();
  noteExpiry(session.signedIn ? session.expiresAt : undefined);
  return session;
}

/** @throws CallFailure, also for strangers; `isProfileLoaded` is false afterwards */
export async function fetchAccount(): Promise<Account> {
  try {
    const account: Account = await (await callApi('/auth/me')).json();
    apiState.isProfileLoaded = true;
    return account;
  } catch (error) {
    apiState.isProfileLoaded = false;
    throw error;
  }
}

export async function signOut(): Promise<void> {
  await callApi('/user/logout', { method: 'POST' });
  tellSignedOut();
}
