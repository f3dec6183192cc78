/** What the server itself knows of a request: its edition and the client's address. */
import { hostName, regionOf } from '../region/hosts.ts';
import type { Region } from '../region/region.ts';
import { clientAddress } from '../security/client-address.ts';
import { readCookie } from '../security/cookies.ts';

export type RequestFacts = { region: Region; address: string };

/** @param headers a request's, or what `headers()` of next/headers gives a server action */
export function requestFacts(headers: Pick<Headers, 'get'>): RequestFacts {
  return {
    region: regionOf(hostName(headers.get('host')), readCookie(headers, 'region')),
    address: clientAddress(headers),
  };
}
