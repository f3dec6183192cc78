/** The two cookies of a visitor who is signed in: the token, and their name for scripts to show. */
import { type Cookie, isSecureRequest, readCookie } from '../security/cookies.ts';

/** Readable by scripts; holds the display name and nothing else (specification, section 4). */
export const ACCOUNT_COOKIE = 'userSelectedAccountDetails';

/** A `__Host-` cookie belongs to one https host: no other can set it, not even a subdomain. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

type Owner = { token: string; name: string };

/**
 * Both leave with the session, so that no browser takes itself for signed in when it is not.
 * @param lifetime of the session from now on, in ms
 */
export function cookiesOfSession(owner: Owner, lifetime: number, isSecure: boolean): Cookie[] {
  const common = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: Math.max(0, Math.round(lifetime / 1000)),
  } as const;
  return [
    { ...common, name: sessionCookieName(isSecure), value: owner.token, httpOnly: true },
    { ...common, name: ACCOUNT_COOKIE, value: owner.name, httpOnly: false },
  ];
}

/** Deletes both. */
export const cookiesOfNobody = (isSecure: boolean) =>
  cookiesOfSession({ token: '', name: '' }, 0, isSecure);

/** The token that the browser sent, if any. */
export function sessionToken(headers: Pick<Headers, 'get'>): string | undefined {
  return readCookie(headers, sessionCookieName(isSecureRequest(headers))) || undefined;
}
