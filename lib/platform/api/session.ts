/** What endpoints say to a browser about its session: the account, or 401 in the specification's words. */
import 'server-only';
import { type Cookie, isSecureRequest, setCookieHeader } from '../security/cookies.ts';
import { cookiesOfNobody, cookiesOfSession, sessionToken } from '../session/cookies.ts';
import { type OwnSession, readSession, refreshSession, type Session } from '../session/session.ts';
import { jsonResponse } from './answer.ts';
import type { ErrorCode } from './error-codes.ts';
import { ApiError } from './problem.ts';

/**
 * The session of the client that sent `headers`.
 * @param strangerCode what a client without a token is told
 * @throws ApiError 401 `strangerCode` without a token, INVALID_TOKEN when its session has ended
 */
export async function requireSession(
  headers: Headers,
  strangerCode: ErrorCode = 'UNAUTHORIZED',
): Promise<Session> {
  const token = sessionToken(headers);
  if (!token) throw new ApiError(strangerCode);
  const session = await readSession(token);
  if (!session) throw new ApiError('INVALID_TOKEN');
  return session;
}

/**
 * Renews the session of `headers`, gives its browser the new token, and says when it ends now.
 * @param within renews only what ends within so many ms
 */
export async function answerRefresh(headers: Headers, within?: number): Promise<Response> {
  const token = sessionToken(headers);
  const session = token && (await refreshSession(token, within));
  if (!session) throw new ApiError('INVALID_TOKEN');
  return answerSignedIn(headers, session, { expiresAt: session.expiresAt });
}

/** Says who signed in, until when and what is left to do, and gives the browser its session. */
export function answerNewSession(headers: Headers, session: OwnSession): Response {
  const { user, expiresAt, gap } = session;
  const body = { name: user.name, expiresAt, ...(gap && { secondFactor: gap }) };
  return answerSignedIn(headers, session, body);
}

/** `body`, with the cookies of the session. */
export function answerSignedIn(
  headers: Headers,
  { token, user, expiresAt }: OwnSession,
  body: object,
): Response {
  const lifetime = expiresAt.getTime() - Date.now();
  const cookies = cookiesOfSession({ token, name: user.name }, lifetime, isSecureRequest(headers));
  return withCookies(jsonResponse(200, body), cookies);
}

/** `response`, deleting the cookies of a session. */
export function withoutSession(headers: Headers, response: Response): Response {
  return withCookies(response, cookiesOfNobody(isSecureRequest(headers)));
}

/** `response`, which sets `cookies`. */
export function withCookies(response: Response, cookies: Cookie[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', setCookieHeader(cookie));
  return response;
}
