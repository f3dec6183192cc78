/** GET /api/v1/brochure/[name]: a brochure, as its name is spelled. */
import 'server-only';
import { z } from 'zod';
import { giveBrochure } from '@/lib/features/brochures/give-brochure';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { brochureNames } from '@/lib/site/content/brochure-paths';

export const brochure = defineEndpoint(
  {
    method: 'GET',
    path: '/brochure/[name]',
    summary: 'The brochure of a module or platform as a PDF, in the edition of whoever asks.',
    params: z.strictObject({ name: z.enum(brochureNames) }),
    // One that the build has not drawn is drawn now.
    deadlineMs: 30_000,
    status: 200,
    answer: z.unknown(),
  },
  giveBrochure,
);
