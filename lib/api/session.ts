/** What calls say to a browser about its session: who it is, 401 in the words of the specification. */
import 'server-only';
import { type Cookie, isSecureRequest, setCookieHeader } from '../security/set-cookie.ts';
import { cookiesOfNobody, cookiesOfSession, sessionToken } from '../session/cookies.ts';
import { readSession, refreshSession, type Session } from '../session/session.ts';
import { jsonResponse } from './answer.ts';
import { ApiError } from './problem.ts';

/** Section 8: on each of these the browser refreshes its login and tries once more. */
const UNAUTHORIZED = [401, 'UNAUTHORIZED', 'Unauthorized'] as const;
const INVALID_TOKEN = [401, 'INVALID_TOKEN', 'INVALID_TOKEN'] as const;
const TOKEN_MISSING = [401, 'TOKEN_MISSING', 'Token is missing!'] as const;

/**
 * The session of whoever made `request`.
 * @throws ApiError 401 'Unauthorized' without a token, 'INVALID_TOKEN' when its session has ended
 */
export async function requireSession(request: Request): Promise<Session> {
  const token = sessionToken(request.headers);
  if (!token) throw new ApiError(...UNAUTHORIZED);
  const session = await readSession(token);
  if (!session) throw new ApiError(...INVALID_TOKEN);
  return session;
}

type RefreshOptions = {
  /** Is this call for browsers that are signed in, or may anybody try? Decides the words of a 401. */
  isPublic: boolean;
  /** Extends only what ends within so many ms. */
  within?: number;
};

/** Extends the session of `request` and its cookies, and says when it ends now. */
export async function answerRefresh(
  request: Request,
  { isPublic, within }: RefreshOptions,
): Promise<Response> {
  const token = sessionToken(request.headers);
  if (!token) throw isPublic ? new ApiError(...TOKEN_MISSING) : new ApiError(...UNAUTHORIZED);
  const session = await refreshSession(token, within);
  if (!session) throw new ApiError(...INVALID_TOKEN);
  return answerSignedIn(request, { ...session, token }, { expiresAt: session.expiresAt });
}

/** `body`, with the cookies of the session. */
export function answerSignedIn(
  request: Request,
  { token, user, expiresAt }: Session & { token: string },
  body: object,
): Response {
  const lifetime = expiresAt.getTime() - Date.now();
  const cookies = cookiesOfSession(
    { token, name: user.name },
    lifetime,
    isSecureRequest(request.headers),
  );
  return withCookies(jsonResponse(200, body), cookies);
}

/** `response`, deleting the cookies of a session. */
export function withoutSession(request: Request, response: Response): Response {
  return withCookies(response, cookiesOfNobody(isSecureRequest(request.headers)));
}

function withCookies(response: Response, cookies: Cookie[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', setCookieHeader(cookie));
  return response;
}
