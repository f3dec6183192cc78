/** What the middleware knows of one request, worked out once and handed from step to step. */
import type { NextRequest } from 'next/server.js';
import { hostName, regionOf, regionOfHost } from '../../platform/region/hosts.ts';
import { REGION_COOKIE, type Region } from '../../platform/region/region.ts';
import { isSecureRequest } from '../../platform/security/cookies.ts';
import { findRoute, hasMarkdown, MARKDOWN_ENDING } from '../content/routes.ts';

export type Visit = {
  request: NextRequest;
  /** The path of the page as a reader would write it: percent-decoded, and without `.md`. */
  path: string;
  /** `.md` stands behind it: the page is wanted as Markdown, whatever else is accepted. */
  isMarkdownAddress: boolean;
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

/** The path of the page that `path` names as Markdown: '/plan.md' gives '/plan'. */
function pageOfMarkdown(path: string): string | undefined {
  const page = path.endsWith(MARKDOWN_ENDING) ? path.slice(0, -MARKDOWN_ENDING.length) : '';
  const route = findRoute(page);
  return route && hasMarkdown(route) ? page : undefined;
}

/** The visit behind `request`, or undefined when its path cannot be meant honestly. */
export function readVisit(request: NextRequest): Visit | undefined {
  const asked = decodePath(request.nextUrl.pathname);
  if (asked === undefined) return undefined;
  const page = pageOfMarkdown(asked);
  const host = hostName(request.headers.get('host'));
  return {
    request,
    path: page ?? asked,
    isMarkdownAddress: page !== undefined,
    search: request.nextUrl.search,
    host,
    region: regionOf(host, request.cookies.get(REGION_COOKIE)?.value),
    isLiveHost: regionOfHost(host) !== undefined,
    isHttps: isSecureRequest(request.headers),
  };
}
