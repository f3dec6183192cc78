/** GET /api/v1/content/cookie-text?region=USA: the cookie text. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';
import { regionQuery } from '@/lib/api/region-query';

const paragraph = z.string().describe('Inline HTML, sanitised.');

export const cookieText = defineCall({
  method: 'GET',
  path: '/content/cookie-text',
  summary: 'The cookie text of a region.',
  query: regionQuery,
  status: 200,
  answer: z.object({
    revision: z.iso.date(),
    formerRevisions: z.array(z.iso.date()).describe('Newest first.'),
    title: z.string(),
    descriptionOne: paragraph,
    descriptionTwo: paragraph,
    descriptionThree: paragraph,
    descriptionFour: paragraph,
    banner: paragraph,
    categories: z.array(z.object({ id: z.string(), title: z.string(), text: paragraph })),
  }),
});
