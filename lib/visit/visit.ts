/** What the middleware knows of one request, worked out once and handed from step to step. */
import type { NextRequest } from 'next/server.js';
import { hostName, regionOf, regionOfHost } from '../region/hosts.ts';
import { REGION_COOKIE, type Region } from '../region/region.ts';
import { isSecureRequest } from '../security/set-cookie.ts';

export type Visit = {
  request: NextRequest;
  /** The path as a reader would write it: percent-decoded. */
  path: string;
  /** Query string with its question mark, or ''. */
  search: string;
  host: string | undefined;
  region: Region;
  /** True when the host alone decides the edition (.com, .in). */
  isLiveHost: boolean;
  isHttps: boolean;
};

/** Percent-decodes a path; undefined when it is malformed, or hides a slash or a control character. */
export function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    const hides = /[\u0000-\u001f\u007f\\]/.test(decoded) || /%2f/i.test(pathname);
    return hides ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The visit behind `request`, or undefined when its path cannot be meant honestly. */
export function readVisit(request: NextRequest): Visit | undefined {
  const path = decodePath(request.nextUrl.pathname);
  if (path === undefined) return undefined;
  const host = hostName(request.headers.get('host'));
  return {
    request,
    path,
    search: request.nextUrl.search,
    host,
    region: regionOf(host, request.cookies.get(REGION_COOKIE)?.value),
    isLiveHost: regionOfHost(host) !== undefined,
    isHttps: isSecureRequest(request.headers),
  };
}
