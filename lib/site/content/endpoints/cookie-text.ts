/** GET /api/v1/content/cookie-text?region=USA: the cookie text. */
import 'server-only';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { regionQuery } from '@/lib/platform/api/region-query';
import { toCookieText } from '@/lib/site/content/entities/cookie-text';
import { cookieText as entity } from '@/lib/site/content/entities/schema';
import { cookieText as texts } from '@/lib/site/content/site';

export const cookieText = defineEndpoint(
  {
    method: 'GET',
    path: '/content/cookie-text',
    summary: 'The cookie text of a region: its title and four paragraphs.',
    query: regionQuery,
    status: 200,
    answer: entity,
  },
  ({ query }) => toCookieText(texts[query.region]),
);
