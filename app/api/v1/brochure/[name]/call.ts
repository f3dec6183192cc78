/** GET /api/v1/brochure/[name]: a brochure, as its name is spelled. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';
import { brochureNames } from '@/lib/site/content/brochure-paths';

export const brochure = defineCall({
  method: 'GET',
  path: '/brochure/[name]',
  summary: 'The brochure of a module or platform as a PDF, in the edition of whoever asks.',
  params: z.strictObject({ name: z.enum(brochureNames) }),
  status: 200,
  answer: z.unknown(),
});
