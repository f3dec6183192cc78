/**
 * The steps that every request for a page goes through, in the order of middleware.ts. Each
 * answers the request, or returns undefined and leaves it to the next.
 */
import { NextResponse } from 'next/server.js';
import { metrics } from '../../platform/metrics/metrics.ts';
import { originOf } from '../../platform/region/origins.ts';
import { isRegion, REGION_COOKIE } from '../../platform/region/region.ts';
import { keptPath, safeReturnPath } from '../../platform/security/return-path.ts';
import { crossSiteReason } from '../../platform/security/same-origin.ts';
import { guard } from '../consent/guard.ts';
import { choiceCookie } from '../consent/record.ts';
import {
  findBelow,
  findCanonical,
  findRoute,
  HOME,
  hasMarkdown,
  MARKDOWN_ENDING,
} from '../content/routes.ts';
import { isRead, plainText, redirect, type Step } from './answers.ts';
import { consentFacts } from './consent-facts.ts';
import { isCrawler } from './crawler.ts';
import { showPage, showWanted } from './show-page.ts';
import { decodePath, type Visit } from './visit.ts';

/** Where the cookie banner stands on every page; the fragment also shows it without JavaScript. */
const CONSENT_ANCHOR = 'cookie-choice';
const NOT_FOUND_ANCHOR = 'page-not-found';
/** RFC 2046 §5.1.1 lists what a boundary is made of. */
const FORM =
  /^multipart\/form-data\s*;\s*boundary=(?:[\w'()+,./:=?-]{1,70}|"[\w'()+,./:=? -]{1,70}")$/i;

const asksAsCrawler = ({ request }: Visit) => isCrawler(request.headers.get('user-agent'));

/** A page is read, and where it has a form (`takesForm` in routes.yaml) that is sent. */
export const refuseOtherMethods: Step = ({ request, path, isMarkdownAddress }) => {
  if (isRead(request.method)) return undefined;
  const takesForm = findRoute(path)?.takesForm === true && !isMarkdownAddress;
  if (takesForm && request.method === 'POST') return undefined;
  const Allow = takesForm ? 'GET, HEAD, POST' : 'GET, HEAD';
  return plainText(405, `Nothing but this can be done here: ${Allow}.`, { Allow });
};

/** A form that another site's page sends was not meant by our visitor. */
export const refuseForeignForms: Step = ({ request }) =>
  crossSiteReason(request.method, request.headers)
    ? plainText(403, 'This page takes forms from this site only.')
    : undefined;

/** What is no form is not rendered: it would cost as much as an honest post and fail. */
export const refuseBrokenForms: Step = ({ request }) =>
  isRead(request.method) || FORM.test(request.headers.get('content-type') ?? '')
    ? undefined
    : plainText(415, 'This page takes multipart/form-data with a boundary.');

/** `/USA` and `/INDIA` choose the edition: here, or on the other edition's own host. */
export const chooseRegion: Step = (visit) => {
  const wanted = visit.path.slice(1);
  if (!isRegion(wanted)) return undefined;
  const asked = safeReturnPath(visit.request.nextUrl.searchParams.get('next'));
  const path = asked && decodePath(asked.replace(/[?#].*$/, ''));
  const target = asked && path && findRoute(path) ? asked : HOME;
  if (visit.isLiveHost && wanted !== visit.region) {
    const response = NextResponse.redirect(new URL(target, originOf(wanted)), 307);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  }
  const response = redirect(visit, target, 307);
  response.cookies.set(REGION_COOKIE, wanted, choiceCookie(visit.isHttps));
  return response;
};

export const sendRootHome: Step = (visit) =>
  visit.path === '/' ? redirect(visit, HOME + visit.search, 307) : undefined;

/** Another case, a slash at the end or a likely misspelling: 308 to the one right path. */
export const sendToCanonicalPath: Step = (visit) => {
  if (findRoute(visit.path)) return undefined;
  // The look-behind keeps this linear on a path of thousands of slashes.
  const path = visit.path.replace(/(?<!\/)\/+$/, '');
  const canonical = findCanonical(path) ?? canonicalMarkdown(path);
  return canonical === undefined
    ? undefined
    : redirect(visit, encodeURI(canonical) + visit.search, 308);
};

/** The right spelling of a path that asks for a page as Markdown: '/Plans.MD' gives '/plan.md'. */
function canonicalMarkdown(path: string): string | undefined {
  if (!path.toLowerCase().endsWith(MARKDOWN_ENDING)) return undefined;
  const page = path.slice(0, -MARKDOWN_ENDING.length);
  const canonical = findRoute(page) ? page : findCanonical(page);
  const route = canonical && findRoute(canonical);
  return route && hasMarkdown(route) ? canonical + MARKDOWN_ENDING : undefined;
}

/** A code may stand in the path: the page reads it from the query, where forms and scripts find it. */
export const sendPathToQuery: Step = (visit) => {
  const target = findRoute(visit.path) ? undefined : findBelow(visit.path);
  return target === undefined ? undefined : redirect(visit, target, 307);
};

const askedPath = ({ path, isMarkdownAddress }: Visit) =>
  isMarkdownAddress ? path + MARKDOWN_ENDING : path;

/** A visitor who may not read a guarded page yet is asked for consent on the homepage. */
export const guardByConsent: Step = (visit) => {
  if (!findRoute(visit.path)?.guarded) return undefined;
  const state = guard({
    ...consentFacts(visit),
    // Looked through only for a visitor that the record does not let in.
    get isCrawler() {
      return asksAsCrawler(visit);
    },
  });
  metrics()?.guardOutcomes.inc({ state, edition: visit.region });
  switch (state) {
    case 'allowed':
    case 'crawler':
      return undefined;
    case 'missing':
    case 'invalid':
    case 'ip': {
      const query = new URLSearchParams({
        consent: state,
        next: keptPath(encodeURI(askedPath(visit)), visit.search),
      });
      return redirect(visit, `${HOME}?${query}#${CONSENT_ANCHOR}`, 307);
    }
    default:
      // A state that was forgotten here must not show the page.
      throw new Error(`no answer to the consent state ${state satisfies never}`);
  }
};

/** Unknown paths: a file is missing, a person is taken home and told, a crawler gets a 404. */
export const handleUnknownPath: Step = (visit) => {
  if (findRoute(visit.path)) return undefined;
  if (/\.[a-z0-9]{1,8}$/i.test(visit.path) || visit.path.startsWith('/_next/'))
    return plainText(404, 'There is no such file.');
  if (asksAsCrawler(visit))
    return showPage(visit, { page: '/404', guarded: false, indexed: false }, 404);
  const query = new URLSearchParams({ missing: visit.path.slice(0, 200) });
  return redirect(visit, `${HOME}?${query}#${NOT_FOUND_ANCHOR}`, 307);
};

/** The page of the route, in the visitor's edition. */
export const showRoute: Step = (visit) => {
  const route = findRoute(visit.path);
  return route && showWanted(visit, route);
};
