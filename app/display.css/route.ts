/**
 * GET /display.css: theme, font size, the signed-in header and the answered cookie banner of a visitor without scripts,
 * by their cookies.
 */
import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { ACCOUNT_COOKIE } from '@/lib/platform/session/cookies';
import { guard } from '@/lib/site/consent/guard';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/site/display/display';
import { visitorSheet } from '@/lib/site/display/visitor-sheet';
import { consentFacts } from '@/lib/site/routing/consent-facts';
import { readVisit } from '@/lib/site/routing/visit';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest): Response {
  const visit = readVisit(request);
  const sheet = visitorSheet({
    theme: request.cookies.get(THEME_COOKIE)?.value,
    fontSize: request.cookies.get(FONT_SIZE_COOKIE)?.value,
    isSignedIn: Boolean(request.cookies.get(ACCOUNT_COOKIE)?.value),
    hasConsented: visit && guard({ ...consentFacts(visit), isCrawler: false }) === 'allowed',
  });
  const etag = `"${createHash('sha256').update(sheet).digest('base64url')}"`;
  const headers = {
    'Content-Type': 'text/css; charset=utf-8',
    // Asked for again with every page: the next one may follow another choice.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie',
    ETag: etag,
  };
  const isKnown = request.headers.get('if-none-match')?.includes(etag);
  return new Response(isKnown ? null : sheet, { status: isKnown ? 304 : 200, headers });
}
