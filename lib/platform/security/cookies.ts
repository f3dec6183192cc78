/** Cookies without Next's help: what a request sent, what an answer sets, and whether they may need https. */
import { parseCookie, stringifySetCookie } from 'cookie';

/** As `cookies().set()` of next/headers takes it. */
export type Cookie = {
  name: string;
  value: string;
  path: '/';
  /** In seconds; 0 deletes the cookie. */
  maxAge: number;
  sameSite: 'lax';
  secure: boolean;
  httpOnly: boolean;
};

/** `cookie` as the value of a Set-Cookie header. */
export const setCookieHeader = (cookie: Cookie): string => stringifySetCookie(cookie);

/** Our own server says whether the visitor came by https. */
export const isSecureRequest = (headers: Pick<Headers, 'get'>) =>
  headers.get('x-forwarded-proto') === 'https';

/**
 * The cookie `name` that a request sent, as it was sent: not decoded. Of two with one name the first counts.
 * @returns undefined when it was not sent
 */
export const readCookie = (headers: Pick<Headers, 'get'>, name: string): string | undefined =>
  parseCookie(headers.get('cookie') ?? '', { decode: (value) => value })[name];
