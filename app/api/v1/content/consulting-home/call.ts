/** GET /api/v1/content/consulting-home?region=USA: the content of the consulting home. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';
import { regionQuery } from '@/lib/api/region-query';

export const consultingHome = defineCall({
  method: 'GET',
  path: '/content/consulting-home',
  summary: 'The page /consulting of a region, as content/pages/consulting.yaml has it.',
  query: regionQuery,
  status: 200,
  // Its sections are those of content/schemas/page.ts, which whoever reads it checks.
  answer: z.looseObject({
    name: z.string(),
    description: z.string(),
    schema: z.string(),
    sections: z.array(z.looseObject({ type: z.string(), id: z.string() })),
  }),
});
