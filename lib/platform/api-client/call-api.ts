/**
 * Calls the API from the browser, as sections 7 and 8 of the specification want it: with the
 * visitor's cookies, with a session that does not end under way, and with one more try when the
 * server says that it did.
 */
import { REFRESH_WINDOW_MS } from '../session/lifetime.ts';
import { afterRefresh, refreshLogin, refreshToken } from './refresh.ts';
import { CallFailure, type CallInit, failureOf, send } from './send.ts';
import { apiState } from './state.ts';

const SESSION_ENDED = new Set(['Unauthorized', 'INVALID_TOKEN', 'ACCESS_NOT_GRANTED']);

/** Does this answer ask for a fresh login? The table of section 8, line by line. */
function wantsRefresh({ status, message }: CallFailure): boolean {
  return (
    (status === 401 && SESSION_ENDED.has(message)) ||
    (status === 403 && message === 'Forbidden resource') ||
    message === 'Token is missing!'
  );
}

/** What was sent twice must not be done twice. */
const mayBeRepeated = ({ method = 'GET', idempotencyKey }: CallInit) =>
  method !== 'POST' || idempotencyKey !== undefined;

const changesSomething = ({ method = 'GET' }: CallInit) => method !== 'GET';

/** True while the session lives and ends within the window. One that has ended is not saved. */
function isAboutToEnd(): boolean {
  const left = (apiState.expiresAt ?? 0) - Date.now();
  return left > 0 && left <= REFRESH_WINDOW_MS;
}

async function attempt(path: string, init: CallInit): Promise<Response> {
  const response = await send(path, init);
  if (!response.ok) throw await failureOf(response);
  return response;
}

/**
 * @param path below /api/v1, with its query: '/user/session'
 * @returns a successful answer, its body unread
 * @throws CallFailure for any other answer; what refreshLogin() throws when a fresh login was
 * wanted and failed; TypeError when no server answers
 */
export async function callApi(path: string, init: CallInit = {}): Promise<Response> {
  // Ahead of time, so a failure decides nothing: the request itself will be told whether it may.
  if (isAboutToEnd()) await refreshToken().catch(() => undefined);
  // A call that changes something may end the token with which a refresh is under way: a second factor does.
  if (changesSomething(init)) await afterRefresh();
  try {
    return await attempt(path, init);
  } catch (error) {
    const isRecoverable = error instanceof CallFailure && wantsRefresh(error);
    if (!isRecoverable || !mayBeRepeated(init)) throw error;
  }
  await refreshLogin();
  return attempt(path, init);
}
