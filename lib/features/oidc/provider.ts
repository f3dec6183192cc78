/** The identity provider that the settings name, as openid-client knows it. */
import 'server-only';
import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { settings } from '../../platform/settings/settings.ts';
import { SignInFailure } from './failure.ts';

/**
 * In seconds. Four requests at most stand between us and an answer, which has six seconds in all: discovery, the
 * token, the keys of its signature, and who the person is.
 */
const TIMEOUT = 1.4;
/** A provider that moves its endpoints is noticed within an hour. */
const DISCOVERED_FOR_MS = 60 * 60 * 1000;

type Discovered = { key: string; until: number; provider: Promise<Configuration> };
let discovered: Discovered | undefined;

/** Whether people can sign in with a company account here. */
export const isProviderSet = () => Boolean(settings().OIDC_ISSUER && settings().OIDC_CLIENT_ID);

function discover(issuer: string): Promise<Configuration> {
  const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = settings();
  const execute = [
    // The signature of an ID token is checked though it comes over TLS: a proxy on the way may end that.
    enableNonRepudiationChecks,
    // The settings allow http for this machine alone.
    ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
  ];
  return discovery(new URL(issuer), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
    execute,
    timeout: TIMEOUT,
  });
}

/**
 * Asked for once an hour, and again after a failure.
 * @throws SignInFailure 'unavailable'
 */
export async function identityProvider(now = Date.now()): Promise<Configuration> {
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID } = settings();
  const key = `${OIDC_ISSUER} ${OIDC_CLIENT_ID}`;
  if (discovered?.key !== key || discovered.until < now)
    discovered = { key, until: now + DISCOVERED_FOR_MS, provider: discover(OIDC_ISSUER) };
  try {
    return await discovered.provider;
  } catch (cause) {
    discovered = undefined;
    throw new SignInFailure('unavailable', { cause });
  }
}
