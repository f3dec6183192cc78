/** Leads a visitor past the guard to the page: its HTML, an answer to a query, or its Markdown. */
import { NextResponse } from 'next/server.js';
import { originOf } from '../../platform/region/origins.ts';
import { REGION_COOKIE, REGIONS } from '../../platform/region/region.ts';
import { guard } from '../consent/guard.ts';
import { choiceCookie } from '../consent/record.ts';
import { hasMarkdown, markdownPath, type Route } from '../content/routes.ts';
import { SHARED_FOR_A_MINUTE } from './answers.ts';
import { consentFacts } from './consent-facts.ts';
import { noticePageFor } from './notices.ts';
import { policyForPage } from './page-policy.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import type { Visit } from './visit.ts';

/** A list of addresses, each in quotes; see app/speculation-rules.json. */
const SPECULATION_RULES = '"/speculation-rules.json"';
const PRIVATE = 'private, no-cache';

/** The folder, below that of the edition, of pages that answer a query. */
const ANSWER = '/answer';
/** Is `internal`, where a request is rewritten to, a page that is rendered for its query? */
export const isAnswer = (internal: string): boolean =>
  REGIONS.some((region) => internal.startsWith(`/${region}${ANSWER}/`));

type Shown = Pick<Route, 'page' | 'guarded' | 'indexed'> & Partial<Pick<Route, 'answersQuery'>>;

/** A request without a query that the page answers gets the page that the build has made. */
const asksSomething = (visit: Visit, { answersQuery = false }: Shown) =>
  Array.isArray(answersQuery)
    ? answersQuery.some((name) => visit.request.nextUrl.searchParams.has(name))
    : answersQuery && visit.search.length > 1;

/** Does it depend on the Accept header what the page's own address answers? An answer is HTML alone. */
const isNegotiated = (visit: Visit, route: Shown) =>
  hasMarkdown(route) && !asksSomething(visit, route);

/** The page of the route, as the visitor wants it. */
export function showWanted(visit: Visit, route: Route): NextResponse {
  if (visit.isMarkdownAddress) return showMarkdown(visit, route);
  const { method, headers } = visit.request;
  const isRead = method === 'GET' || method === 'HEAD';
  const isWanted = isNegotiated(visit, route) && prefersMarkdown(headers.get('accept'));
  return isRead && isWanted ? showMarkdown(visit, route) : showPage(visit, route);
}

function showMarkdown(visit: Visit, route: Route): NextResponse {
  const { request, region, isLiveHost, isMarkdownAddress } = visit;
  const response = NextResponse.rewrite(
    request.nextUrl.origin + encodeURI(markdownPath(region, route.page)),
  );
  const canonical = originOf(region) + encodeURI(route.path);
  response.headers.set('Link', `<${canonical}>; rel="canonical"`);
  // At the address of a page no cache may keep it: one that knows no Vary would give it to browsers.
  const isShared = isMarkdownAddress && isLiveHost && !route.guarded;
  response.headers.set('Cache-Control', isShared ? SHARED_FOR_A_MINUTE : PRIVATE);
  if (!isShared)
    response.headers.set('Vary', `Cookie, User-Agent${isMarkdownAddress ? '' : ', Accept'}`);
  return response;
}

export function showPage(visit: Visit, route: Shown, status = 200): NextResponse {
  const { page, guarded } = route;
  const isAnswered = asksSomething(visit, route);
  const noticePage = noticePageFor(page, visit.request.nextUrl.searchParams);
  const built = `/${visit.region}${noticePage ?? page}`;
  const internal = isAnswered ? `/${visit.region}${ANSWER}${page}` : built;
  // An answer has the inline script of the page that was built, and others under a nonce.
  const { policy, nonce } = policyForPage(built, visit, isAnswered);
  const target = visit.request.nextUrl.origin + encodeURI(internal) + visit.search;
  const response = NextResponse.rewrite(target, {
    status,
    ...(nonce && { request: { headers: withPolicy(visit.request.headers, policy) } }),
  });

  const setsRegion =
    visit.isLiveHost && visit.request.cookies.get(REGION_COOKIE)?.value !== visit.region;
  if (setsRegion) response.cookies.set(REGION_COOKIE, visit.region, choiceCookie(visit.isHttps));
  // The guard lets their next request through as well, so links may be loaded ahead.
  const isAdmitted = guarded || guard({ ...consentFacts(visit), isCrawler: false }) === 'allowed';
  if (isAdmitted) response.headers.set('Speculation-Rules', SPECULATION_RULES);
  // On a live host an open page is the same for all visitors; all else depends on a cookie. A notice is for
  // one visitor: a cache that leaves the query out of its key would show it to all.
  const isShared =
    status === 200 && visit.isLiveHost && !isAdmitted && !setsRegion && !nonce && !noticePage;
  response.headers.set('Cache-Control', isShared ? SHARED_FOR_A_MINUTE : PRIVATE);
  const varies = [
    ...(isShared ? [] : ['Cookie', 'User-Agent']),
    ...(isNegotiated(visit, route) ? ['Accept'] : []),
  ];
  if (varies.length > 0) response.headers.set('Vary', varies.join(', '));
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Next reads the nonce from here when it renders the answer to a sent form. */
function withPolicy(headers: Headers, policy: string): Headers {
  const all = new Headers(headers);
  all.set('Content-Security-Policy', policy);
  return all;
}
