/** GET /api/v1/registration/providers/{country}: where cloud partners have regions. */
import { z } from 'zod';
import { countryCode } from '@/content/schemas/countries';
import { defineCall } from '@/lib/platform/api/call';

export const providers = defineCall({
  method: 'GET',
  path: '/registration/providers/[country]',
  summary: 'The cloud partners that have regions in a country, and their regions there.',
  params: z.strictObject({ country: countryCode }),
  status: 200,
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      path: z.string(),
      regions: z.array(z.object({ id: z.string(), place: z.string() })),
    }),
  ),
});
