/** Keeps the visitor signed in. However many requests need it at once, one refresh is made. */
import { CallFailure, failureOf, send } from './send.ts';
import { noteExpiry } from './state.ts';

/** Specification, section 9. */
const LIMIT_MS = 2_000;

let running: Promise<void> | undefined;

/** The first lets the session last its whole lifetime; the second too, unless it does not end soon. */
type EndpointDescription = '/user/refresh_login' | '/user/refresh_with_token';

async function refresh(call: EndpointDescription): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LIMIT_MS);
  try {
    const response = await send(call, { signal: controller.signal });
    if (!response.ok) throw await failureOf(response);
    const { expiresAt }: { expiresAt: string } = await response.json();
    noteExpiry(expiresAt);
  } catch (error) {
    // A visitor who is not signed in any more has no end of a session to watch.
    if (error instanceof CallFailure) noteExpiry(undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @throws CallFailure when the server refuses, DOMException 'AbortError' after 2000 ms, TypeError
 * when no server answers
 */
function once(call: EndpointDescription): Promise<void> {
  running ??= refresh(call).finally(() => {
    running = undefined;
  });
  return running;
}

/** Resolves when no refresh is under way, whatever became of it. */
export const afterRefresh = async (): Promise<void> => {
  await running?.catch(() => undefined);
};

/** Lets the session last its whole lifetime from now on. */
export const refreshLogin = () => once('/user/refresh_login');

/**
 * The same for a session that ends soon as far as this page knows. Another tab may have refreshed it
 * meanwhile: then it stays as it is, with its secret, and this page learns its new end.
 */
export const refreshToken = () => once('/user/refresh_with_token');
