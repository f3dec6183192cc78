/** GET /api/v1/image/[name]: a picture of this site. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';

export const siteImage = defineCall({
  method: 'GET',
  path: '/image/[name]',
  summary: 'A picture of this site: the mark, or the one that social networks show for a page.',
  params: z.strictObject({ name: z.string().regex(/^[\w-]{1,100}\.(?:png|svg)$/) }),
  status: 200,
  answer: z.unknown(),
});
