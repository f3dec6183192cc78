/**
 * The browser that asked for a code, known by a cookie that it was given then. Its tries at the code are counted apart
 * from those of everybody else, so that strangers cannot use them up.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { jsonResponse } from '../../platform/api/answer.ts';
import type { RequestFacts } from '../../platform/api/facts.ts';
import { withCookies } from '../../platform/api/session.ts';
import { type Cookie, isSecureRequest, readCookie } from '../../platform/security/cookies.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import { CODE_MS } from './code-lifetime.ts';
import type { CodeOwner } from './rows/one-time-codes.ts';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** A `__Host-` cookie belongs to one https host: no other can set it, not even a subdomain. */
export const codeCookieName = (isSecure: boolean) =>
  isSecure ? '__Host-code-request' : 'code-request';

/** What the browser was given when it asked for a code, if it did. */
export function askerOf(headers: Pick<Headers, 'get'>): string | undefined {
  const value = readCookie(headers, codeCookieName(isSecureRequest(headers)));
  return value && SECRET.test(value) ? value : undefined;
}

/** What lies with the row of a code: a copy of the database neither opens a try nor links two addresses. */
export const hashOfAsker = (asker: string, { purpose, email }: CodeOwner) =>
  keyedHash('code-request', JSON.stringify([purpose, email.toLowerCase(), asker]));

type Sent<Body> = RequestFacts & {
  headers: Headers;
  body: Body;
  idempotencyKey: string | undefined;
};

const cookieOf = (value: string, isSecure: boolean): Cookie => ({
  name: codeCookieName(isSecure),
  value,
  path: '/',
  maxAge: CODE_MS / 1000,
  // The code may be typed on the page that the mail links to.
  sameSite: 'lax',
  secure: isSecure,
  httpOnly: true,
});

/**
 * The handler of an endpoint that mails a code. A browser that asks again keeps what it was given, so that its other
 * tab, with a code of another kind, still counts as the one that asked.
 */
export const asking =
  <Body, Answer>(status: number, work: (sent: Sent<Body> & { asker: string }) => Promise<Answer>) =>
  async (sent: Sent<Body>): Promise<Response> => {
    const { headers } = sent;
    const asker = askerOf(headers) ?? randomBytes(SECRET_BYTES).toString('base64url');
    const answer = await work({ ...sent, asker });
    return withCookies(jsonResponse(status, answer), [cookieOf(asker, isSecureRequest(headers))]);
  };
