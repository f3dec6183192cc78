/**
 * For which domain a passkey is made. Each edition has one of its own, from the settings and never from what a client
 * writes; only on this machine, in development and in tests, it is the host that was asked.
 */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { hostName, isLocalHost } from '../../platform/region/hosts.ts';
import { originOf } from '../../platform/region/origins.ts';
import type { Region } from '../../platform/region/region.ts';
import { isSecureRequest } from '../../platform/security/cookies.ts';

export type RelyingParty = {
  rpId: string;
  /** Whose pages may ask for it. */
  origin: string;
};

/** No browser makes a passkey for an address of digits. */
const isName = (host: string) => /[a-z]/i.test(host) && !host.startsWith('[');

/** @throws ApiError INVALID_PASSKEY on a host of digits, where there are none */
export function relyingParty(headers: Headers, region: Region): RelyingParty {
  const host = headers.get('host');
  const name = hostName(host);
  if (!isLocalHost(name)) {
    const origin = originOf(region);
    return { rpId: new URL(origin).hostname.replace(/^www\./, ''), origin };
  }
  if (!name || !isName(name)) throw new ApiError('INVALID_PASSKEY');
  return { rpId: name, origin: `${isSecureRequest(headers) ? 'https' : 'http'}://${host}` };
}
