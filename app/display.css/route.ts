/** GET /display.css: theme, font size and the signed-in header of a visitor without scripts, by their cookies. */
import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { ACCOUNT_COOKIE } from '@/lib/platform/session/cookies';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/site/display/display';
import { visitorSheet } from '@/lib/site/display/visitor-sheet';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest): Response {
  const sheet = visitorSheet({
    theme: request.cookies.get(THEME_COOKIE)?.value,
    fontSize: request.cookies.get(FONT_SIZE_COOKIE)?.value,
    isSignedIn: Boolean(request.cookies.get(ACCOUNT_COOKIE)?.value),
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
