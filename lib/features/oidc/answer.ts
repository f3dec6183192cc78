/** The endpoints of company accounts: every answer to a person is a page of ours, never JSON. */
import 'server-only';
import { leadOn } from '../../platform/api/answer.ts';
import type { RequestFacts } from '../../platform/api/facts.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { describeError, log } from '../../platform/log/log.ts';
import { isSecureRequest, setCookieHeader } from '../../platform/security/cookies.ts';
import { noteSignIn } from '../../platform/security/note-sign-in.ts';
import { cookiesOfSession } from '../../platform/session/cookies.ts';
import { pathWithGap } from '../../platform/session/second-factor.ts';
import { startSession } from '../../platform/session/start-session.ts';
import { AccountLockedError } from '../../platform/session/wrong-credentials.ts';
import { browserOf } from '../sessions/signing-in.ts';
import { attemptCookie, readAttempt } from './attempt.ts';
import { failurePath, SignInFailure } from './failure.ts';
import { isProviderSet } from './provider.ts';
import { begin, finish } from './sign-in.ts';

type Sent<Query> = RequestFacts & { headers: Headers; query: Query };

/** @throws ApiError 404 when no provider is set */
function requireProvider(): void {
  if (!isProviderSet()) throw new ApiError('NO_COMPANY_ACCOUNTS');
}

/** The sign-in page, at the words about what went wrong. Another attempt begins anew. */
function explain(thrown: unknown, headers: Headers): Response {
  const error = thrown instanceof AccountLockedError ? new SignInFailure('refused') : thrown;
  if (!(error instanceof SignInFailure)) throw error;
  const { failure, cause } = error;
  if (failure === 'unavailable' || failure === 'expired')
    log.warn({ failure, ...(cause ? { kind: describeError(cause).kind } : {}) }, 'company account');
  return leadOn(failurePath(failure), [setCookieHeader(attemptCookie(undefined, headers))]);
}

/** Leads to the provider. @throws ApiError 404 when there is none */
export async function leadToProvider({
  headers,
  region,
  query,
}: Sent<{ redirectUri: string }>): Promise<Response> {
  requireProvider();
  try {
    const { url, attempt } = await begin(query.redirectUri, headers, region);
    return leadOn(url, [setCookieHeader(attemptCookie(attempt, headers))]);
  } catch (error) {
    return explain(error, headers);
  }
}

/** Signs in the visitor that the provider leads back. @throws ApiError 404 when there is no provider */
export async function answerProvider({
  headers,
  address,
  region,
  query,
}: Sent<Record<string, unknown>>): Promise<Response> {
  requireProvider();
  try {
    const attempt = readAttempt(headers);
    const browser = await browserOf({ headers, address, region });
    const { user, ...session } = await noteSignIn(
      { way: 'company account', address },
      async () => startSession(await finish(query, attempt, headers, region), browser),
      ({ user: { email } }) => email,
    );
    const { token, expiresAt, gap } = session;
    const lifetime = expiresAt.getTime() - Date.now();
    const owner = { token, name: user.name };
    const cookies = [
      ...cookiesOfSession(owner, lifetime, isSecureRequest(headers)),
      attemptCookie(undefined, headers),
    ];
    return leadOn(pathWithGap(gap, attempt?.next ?? '/'), cookies.map(setCookieHeader));
  } catch (error) {
    return explain(error, headers);
  }
}
