/** GET /api/v1/content/consulting-home?region=USA: the content of the consulting home of a region. */
import { route } from '@/lib/api/route';
import { tokens } from '@/lib/content/brand';
import { readValue } from '@/lib/content/read';
import { CONSULTING_HOME } from '@/lib/content/shared-lists';
import { consultingHome } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(consultingHome, ({ query }) =>
  consultingHome.answer.parse(readValue(`pages${CONSULTING_HOME}.yaml`, query.region, tokens)),
);
