/** GET /api/v1/registration/countries: every country with its code to dial. */
import { z } from 'zod';
import { countryCode } from '@/content/schemas/countries';
import { defineCall } from '@/lib/platform/api/call';

export const countries = defineCall({
  method: 'GET',
  path: '/registration/countries',
  summary: 'Every country with its ISO code and the code to dial, by its name.',
  status: 200,
  answer: z.array(z.object({ code: countryCode, name: z.string(), dialCode: z.string() })),
});
