/** GET /api/v1/content/consulting-home?region=USA: the content of the consulting home. */
import { defineCall } from '@/lib/platform/api/call';
import { regionQuery } from '@/lib/platform/api/region-query';
import { consultingHome as entities } from '@/lib/site/content/entities/schema';

export const consultingHome = defineCall({
  method: 'GET',
  path: '/content/consulting-home',
  summary:
    'The consulting home of a region: content items, service groups, news, articles, words of customers.',
  query: regionQuery,
  status: 200,
  answer: entities,
});
