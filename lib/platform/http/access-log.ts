/** The access log: one line a request, when its answer has ended. It names no person and repeats no secret. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../log/log.ts';
import { REQUEST_ID } from '../log/request-id.ts';
import { pathOf, safePath } from '../log/safe-path.ts';
import { hostName, regionOf } from '../region/hosts.ts';
import { REGION_COOKIE, type Region } from '../region/region.ts';
import { readCookie } from '../security/cookies.ts';
import { keyedHash } from '../security/keyed-hash.ts';
import type { RequestEnd } from './request-end.ts';

const PURPOSE = 'access-log';
/** Of these kinds the path is one that the build has made, so it holds nothing of a visitor. */
const KNOWN = new Set<RequestEnd['kind']>(['page', 'markdown', 'asset', 'file', 'answer', 'form']);

function editionOf(headers: IncomingHttpHeaders): Region {
  const source = { get: (name: string) => (headers[name] as string | undefined) ?? null };
  return regionOf(hostName(headers.host), readCookie(source, REGION_COOKIE));
}

/**
 * @returns writes one line about a request that has ended; never throws
 * @throws Error when the secret key, with which addresses are hashed, can be neither read nor made
 */
export function accessLog(log: Pick<Log, 'info'>) {
  keyedHash(PURPOSE, '');
  return (end: RequestEnd): void => {
    const { method, url, status, bytes, kind, headers, address, isAborted } = end;
    log.info(
      {
        id: headers[REQUEST_ID],
        method,
        path: KNOWN.has(kind) ? pathOf(url) : safePath(url),
        status,
        bytes,
        ms: Math.round(end.ms * 10) / 10,
        kind,
        edition: editionOf(headers),
        from: keyedHash(PURPOSE, address).slice(0, 16),
        ...(isAborted && { aborted: true }),
      },
      'access',
    );
  };
}
