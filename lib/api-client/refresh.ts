/** Keeps the visitor signed in. However many calls need it at once, one request is made. */
import { CallFailure, failureOf, send } from './send.ts';
import { noteExpiry } from './state.ts';

/** Specification, section 9. */
const LIMIT_MS = 2_000;

let running: Promise<void> | undefined;

async function refresh(): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LIMIT_MS);
  try {
    const response = await send('/user/refresh_login', { signal: controller.signal });
    if (!response.ok) throw await failureOf(response);
    const { expiresAt }: { expiresAt: string } = await response.json();
    noteExpiry(expiresAt);
  } catch (error) {
    // Who is not signed in any more has no end of a session to watch.
    if (error instanceof CallFailure) noteExpiry(undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Lets the session last its whole lifetime from now on.
 * @throws CallFailure when the server refuses, DOMException 'AbortError' after 2000 ms, TypeError
 * when nobody answers
 */
export function refreshLogin(): Promise<void> {
  running ??= refresh().finally(() => {
    running = undefined;
  });
  return running;
}
