/**
 * GET /api/v1/image/{path}: a picture of this site, by the path that cards and pages name. For other
 * programs: our pages draw their pictures in the colours of the theme.
 */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { givePicture } from '@/lib/site/seo/give-picture';

export const siteImage = defineEndpoint(
  {
    method: 'GET',
    path: '/image/[...path]',
    summary:
      'A picture of this site by its path: the mark, or what social networks show for a page.',
    params: z.strictObject({ path: z.array(z.string().max(100)).max(4) }),
    status: 200,
    answer: z.unknown(),
  },
  ({ params }) => givePicture(`/${params.path.join('/')}`),
);
