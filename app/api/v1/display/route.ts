/** POST /api/v1/display: theme and font size from the plain forms of /display, into cookies. */
import { leadOn } from '@/lib/api/answer';
import { route } from '@/lib/api/route';
import { choiceCookie } from '@/lib/consent/record';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/display/display';
import { isSecureRequest, setCookieHeader } from '@/lib/security/set-cookie';
import { safeReturnPath } from '@/lib/visit/return-path';
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
