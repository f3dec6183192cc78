/** POST /api/v1/display: theme and font size from the plain forms of /display, into cookies. */
import { NextResponse } from 'next/server';
import { display } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { formRoute } from '@/lib/api/route';
import { choiceCookie } from '@/lib/consent/record';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/display/display';
import { displayForm } from '@/lib/display/schema';
import { isSecureRequest } from '@/lib/security/set-cookie';
import { safeReturnPath } from '@/lib/visit/return-path';

export const dynamic = 'force-dynamic';

/** The form's page, at the words that say it worked. */
const BACK = '/display#display-kept';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: formRoute(display.path, displayForm, async ({ request, body }) => {
    const response = new NextResponse(null, {
      status: 303,
      headers: { Location: safeReturnPath(body.next) ?? BACK, 'Cache-Control': 'no-store' },
    });
    const attributes = choiceCookie(isSecureRequest(request.headers));
    for (const name of [THEME_COOKIE, FONT_SIZE_COOKIE] as const) {
      const value = body[name];
      if (value) response.cookies.set(name, value, attributes);
    }
    return response;
  }),
});
