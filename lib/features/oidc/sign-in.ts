/**
 * Signing in with the account of one's company: OpenID Connect Core 1.0, code flow, with state, nonce
 * and PKCE. `begin` leads to the provider; `finish` is where the provider leads back to.
 */
import 'server-only';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { errorCode } from '../../platform/log/error-code.ts';
import { hostName, isLocalHost } from '../../platform/region/hosts.ts';
import { originOf } from '../../platform/region/origins.ts';
import type { Region } from '../../platform/region/region.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { accountOf } from './account.ts';
import { ATTEMPT_MS, type Attempt } from './attempt.ts';
import { CALLBACK_PATH } from './callback-path.ts';
import { SignInFailure } from './failure.ts';
import { identityProvider } from './provider.ts';

/** Ours, whatever the Host header says; on a developer's machine the one that they use. */
function callbackUrl(headers: Headers, region: Region): string {
  const host = headers.get('host');
  const origin = isLocalHost(hostName(host)) ? `http://${host}` : originOf(region);
  return origin + CALLBACK_PATH;
}

/**
 * @param next where to go afterwards: a path of this site
 * @returns the provider's address, and what the browser has to keep until it is back
 * @throws SignInFailure
 */
export async function begin(
  next: string,
  headers: Headers,
  region: Region,
): Promise<{ url: string; attempt: Attempt }> {
  const provider = await identityProvider();
  const attempt = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    next,
    expiresAt: Date.now() + ATTEMPT_MS,
  };
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: callbackUrl(headers, region),
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, attempt };
}

/** What the provider says of the visitor who signed in, checked against the attempt. */
function grant(provider: Configuration, url: URL, { state, nonce, verifier }: Attempt) {
  return authorizationCodeGrant(provider, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  });
}

/** The answer is of another attempt, or was used before (error codes of openid-client). */
const OF_NO_ATTEMPT = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED']);

function failureOf(cause: unknown): SignInFailure {
  if (cause instanceof AuthorizationResponseError && cause.error === 'access_denied')
    return new SignInFailure('cancelled', { cause });
  const isOld =
    cause instanceof ResponseBodyError
      ? cause.error === 'invalid_grant'
      : cause instanceof Error && OF_NO_ATTEMPT.has(errorCode(cause) ?? '');
  return new SignInFailure(isOld ? 'expired' : 'unavailable', { cause });
}

/**
 * @param query as the provider sent it along
 * @returns the account that is to be signed in
 * @throws SignInFailure, or the database's error
 */
export async function finish(
  query: Record<string, unknown>,
  attempt: Attempt | undefined,
  headers: Headers,
  region: Region,
): Promise<User> {
  if (!attempt) throw new SignInFailure('expired');
  const provider = await identityProvider();
  const url = new URL(callbackUrl(headers, region));
  url.search = new URLSearchParams(query as Record<string, string>).toString();
  const tokens = await grant(provider, url, attempt).catch((cause: unknown) => {
    throw failureOf(cause);
  });
  const claims = tokens.claims();
  if (!claims) throw new SignInFailure('unavailable');
  const { iss: issuer, sub: subject } = claims;
  return accountOf({ issuer, subject }, region, async () =>
    claims.email
      ? claims
      : fetchUserInfo(provider, tokens.access_token, subject).catch((cause: unknown) => {
          throw new SignInFailure('unavailable', { cause });
        }),
  );
}
