/** GET /api/v1/content/consulting-home?region=USA: the content of the consulting home. */
import 'server-only';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { regionQuery } from '@/lib/platform/api/region-query';
import { CONSULTING_HOME } from '@/lib/site/content/api-content';
import { tokens } from '@/lib/site/content/brand';
import { type PageContent, toConsultingHome } from '@/lib/site/content/entities/consulting-home';
import { consultingHome as entities } from '@/lib/site/content/entities/schema';
import { readValue } from '@/lib/site/content/read';

export const consultingHome = defineEndpoint(
  {
    method: 'GET',
    path: '/content/consulting-home',
    summary:
      'The consulting home of a region: content items, service groups, news, articles, words of customers.',
    query: regionQuery,
    status: 200,
    answer: entities,
  },
  ({ query: { region } }) => {
    // As the file has it, claims still by their names: a client that builds pages of it looks them up.
    const content = readValue(`pages${CONSULTING_HOME}.yaml`, region, tokens);
    return toConsultingHome(content as PageContent, region);
  },
);
