/** How SWR reads from the API, where a list or an account is looked at once and not watched. */
import type { SWRConfiguration } from 'swr';
import { callApi } from './call-api.ts';

/** The answer of one request. @throws what callApi() throws */
export const read = async (path: string) => (await callApi(path)).json();

/**
 * Nothing is read again unasked: a new answer would change the fields that a visitor is typing in, and at
 * the desk each look is logged. What failed says so at once.
 */
export const QUIET: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
