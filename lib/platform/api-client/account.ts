/** The signed-in account, as the pages want to know it. */
import type { Account, SessionAnswer } from '../session/schema.ts';
import { callApi } from './call-api.ts';
import { tellSignedOut } from './signed-in.ts';
import { noteExpiry, noteProfile } from './state.ts';

/** Strangers are `{ signedIn: false }`; that is no failure. */
export async function fetchSession(): Promise<SessionAnswer> {
  const session: SessionAnswer = await (await callApi('/user/session')).json();
  noteExpiry(session.signedIn ? session.expiresAt : undefined);
  return session;
}

/** Fetches details of the account, and keeps whether that worked. @throws what callApi() throws */
export async function fetchDetails<Details>(path: string): Promise<Details> {
  try {
    const details: Details = await (await callApi(path)).json();
    noteProfile(true);
    return details;
  } catch (error) {
    noteProfile(false);
    throw error;
  }
}

/** @throws CallFailure, also for strangers; `isProfileLoaded` is false afterwards */
export const fetchAccount = () => fetchDetails<Account>('/auth/me');

export async function signOut(): Promise<void> {
  await callApi('/user/logout', { method: 'POST' });
  tellSignedOut();
}
