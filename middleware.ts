/**
 * Runs before every page, in our own server (lib/platform/http) and in Next alike. Each line of STEPS either answers the request or leaves it to the next;
 * the reason for its place in the order stands beside it. The steps themselves live in lib/site/routing.
 */
import { type NextRequest, NextResponse } from 'next/server.js';
import { knownDecision } from './lib/site/routing/decision.ts';
import { serveFile, serveFileOfEdition, serveSecurityTxt } from './lib/site/routing/file-steps.ts';
import {
  chooseRegion,
  guardByConsent,
  handleUnknownPath,
  refuseBrokenForms,
  refuseForeignForms,
  refuseOtherMethods,
  sendPathToQuery,
  sendRootHome,
  sendToCanonicalPath,
  showRoute,
} from './lib/site/routing/steps.ts';
import { readVisit } from './lib/site/routing/visit.ts';

const STEPS = [
  serveFile, // most frequent after pages, and the same for all visitors
  serveFileOfEdition, // a file too, but which one depends on the host
  serveSecurityTxt, // the same
  refuseForeignForms, // before anything is done with what was sent
  refuseOtherMethods, // before anything is made for a request that cannot want a page
  refuseBrokenForms, // after that: only what takes a form says what a form must be
  chooseRegion, // '/USA' is also the name of an internal folder, so before any look-up
  sendRootHome, // '/' has no page of its own
  sendToCanonicalPath, // before the guard, so that no visitor consents for a path that then moves
  sendPathToQuery, // before what is below a page counts as unknown
  handleUnknownPath, // before the guard, which only knows pages that exist
  guardByConsent, // the last word before a page is shown
  showRoute,
];

export const config = {
  runtime: 'nodejs',
  // Scripts and styles are the same for all visitors; the API answers for itself.
  matcher: ['/((?!_next/static/|api/|api$).*)'],
};

export function middleware(request: NextRequest): NextResponse {
  const known = knownDecision(request.nextUrl.origin);
  if (known) return known;
  const visit = readVisit(request);
  if (!visit)
    return new NextResponse('The address cannot be read.\n', {
      status: 400,
      headers: { 'Cache-Control': 'no-store' },
    });
  for (const step of STEPS) {
    const response = step(visit);
    if (response) return response;
  }
  throw new Error(`no step answered ${visit.path}`);
}
