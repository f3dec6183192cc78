/** A visitor who is signed in, as the browser and the calls for it see it. */
import type { BrowserContext } from '@playwright/test';

export type Session = {
  /** How often a page asked whether anybody is signed in, and to stay signed in. */
  asked: () => number;
  extended: () => number;
  /** Gives the browser a session, as a login does. */
  begin: () => Promise<void>;
  /** Whether the browser still has one. */
  isThere: () => Promise<boolean>;
};

/** Answers the calls about a session from the browser's own cookie. Nobody is signed in yet. */
export async function watchSession(context: BrowserContext, origin: string): Promise<Session> {
  const counts = { asked: 0, extended: 0 };
  const isThere = async () =>
    (await context.cookies(origin)).some(({ name }) => name === 'session');
  await context.route('**/api/v1/user/session', async (route) => {
    counts.asked += 1;
    // A page that asks while its test ends has no cookies any more.
    const json = (await isThere().catch(() => false))
      ? { signedIn: true, name: 'Meera Nair', expiresAt: '2099-01-01T00:00:00.000Z' }
      : { signedIn: false };
    await route.fulfill({ json });
  });
  await context.route('**/api/v1/user/refresh_login', async (route) => {
    counts.extended += 1;
    await route.fulfill({ json: {} });
  });
  await context.route('**/api/v1/user/logout', async (route) => {
    await context.clearCookies({ name: 'session' });
    await route.fulfill({ json: {} });
  });
  return {
    asked: () => counts.asked,
    extended: () => counts.extended,
    begin: () =>
      context.addCookies([{ name: 'session', value: 'a'.repeat(43), url: origin, httpOnly: true }]),
    isThere,
  };
}
