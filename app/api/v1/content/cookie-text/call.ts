/** GET /api/v1/content/cookie-text?region=USA: the cookie text. */
import { defineCall } from '@/lib/platform/api/call';
import { regionQuery } from '@/lib/platform/api/region-query';
import { cookieText as entity } from '@/lib/site/content/entities/schema';

export const cookieText = defineCall({
  method: 'GET',
  path: '/content/cookie-text',
  summary: 'The cookie text of a region: its title and four paragraphs.',
  query: regionQuery,
  status: 200,
  answer: entity,
});
