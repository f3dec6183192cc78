/** GET /api/v1/content/consulting-home?region=USA: the content of the consulting home of a region. */
import { route } from '@/lib/platform/api/route';
import { tokens } from '@/lib/site/content/brand';
import { type PageContent, toConsultingHome } from '@/lib/site/content/entities/consulting-home';
import { readValue } from '@/lib/site/content/read';
import { CONSULTING_HOME } from '@/lib/site/content/shared-lists';
import { consultingHome } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  consultingHome,
  ({ query: { region } }) => {
    // As the file has it, claims still by their names: whoever builds pages of it looks them up.
    const content = readValue(`pages${CONSULTING_HOME}.yaml`, region, tokens);
    return toConsultingHome(content as PageContent, region);
  },
);
