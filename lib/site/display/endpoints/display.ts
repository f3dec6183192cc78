/** POST /api/v1/display: theme and font size. */
import 'server-only';
import { z } from 'zod';
import { leadOn } from '@/lib/platform/api/answer';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { isSecureRequest, setCookieHeader } from '@/lib/platform/security/cookies';
import { safeReturnPath } from '@/lib/platform/security/return-path';
import { choiceCookie } from '@/lib/site/consent/record';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/site/display/display';
import { displayForm } from '@/lib/site/display/schema';

/** The form's page, at the words that say it worked. */
const BACK = '/display#display-kept';

export const display = defineEndpoint(
  {
    method: 'POST',
    path: '/display',
    summary: 'Keep theme and font size in cookies for a year.',
    form: displayForm,
    status: 303,
    answer: z.void(),
  },
  {
    form: ({ headers, body }) => {
      const attributes = { ...choiceCookie(isSecureRequest(headers)), httpOnly: false };
      const cookies = ([THEME_COOKIE, FONT_SIZE_COOKIE] as const).flatMap((name) => {
        const value = body[name];
        return value ? [setCookieHeader({ ...attributes, name, value })] : [];
      });
      return leadOn(safeReturnPath(body.next) ?? BACK, cookies);
    },
  },
);
