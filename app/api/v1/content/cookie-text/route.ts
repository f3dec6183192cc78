/** GET /api/v1/content/cookie-text?region=USA: the cookie text. */
import { route } from '@/lib/platform/api/route';
import { toCookieText } from '@/lib/site/content/entities/cookie-text';
import { cookieText as texts } from '@/lib/site/content/site';
import { cookieText } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(cookieText, ({ query }) =>
  toCookieText(texts[query.region]),
);
