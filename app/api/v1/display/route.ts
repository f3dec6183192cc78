/** POST /api/v1/display: theme and font size from the plain forms of /display, into cookies. */
import { leadOn } from '@/lib/platform/api/answer';
import { route } from '@/lib/platform/api/route';
import { isSecureRequest, setCookieHeader } from '@/lib/platform/security/set-cookie';
import { choiceCookie } from '@/lib/site/consent/record';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/site/display/display';
import { safeReturnPath } from '@/lib/site/routing/return-path';
import { display } from './call';

export const dynamic = 'force-dynamic';

/** The form's page, at the words that say it worked. */
const BACK = '/display#display-kept';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(display, {
  form: ({ headers, body }) => {
    const attributes = { ...choiceCookie(isSecureRequest(headers)), httpOnly: false };
    const cookies = ([THEME_COOKIE, FONT_SIZE_COOKIE] as const).flatMap((name) => {
      const value = body[name];
      return value ? [setCookieHeader({ ...attributes, name, value })] : [];
    });
    return leadOn(safeReturnPath(body.next) ?? BACK, cookies);
  },
});
