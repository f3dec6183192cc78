/** What the steps answer with, other than a page: redirects and short texts, and what caches may do. */
import { NextResponse } from 'next/server.js';
import type { Visit } from './visit.ts';

/** One step of middleware.ts: an answer, or undefined to leave the request to the next. */
export type Step = (visit: Visit) => NextResponse | undefined;

/** For what is the same for all visitors on a live host. */
export const SHARED_FOR_A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * A redirect to `target` (path, query and fragment) on the host that was asked. Next takes full addresses
 * only; it and our own server cut off what stands before the path.
 * @throws Error where the rest would lead to another site: '//host', also when '/.//host' becomes that
 */
export function redirect(visit: Visit, target: string, status: 303 | 307 | 308): NextResponse {
  const { origin } = visit.request.nextUrl;
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//'))
    throw new Error(`${JSON.stringify(target)} is not on this site`);
  const response = NextResponse.redirect(url, status);
  // A redirect depends on cookies, address and host: no shared cache may keep it.
  response.headers.set('Cache-Control', status === 308 ? 'private, max-age=3600' : 'no-store');
  return response;
}

export function plainText(status: number, text: string, headers: HeadersInit = {}): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
