/** GET /api/v1/registration/countries: every country with its code to dial. */
import 'server-only';
import { z } from 'zod';
import { countryCode } from '@/content/schemas/countries';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { countriesOf } from '@/lib/site/countries/countries';

export const countries = defineEndpoint(
  {
    method: 'GET',
    path: '/registration/countries',
    summary: 'Every country with its ISO code and the code to dial, by its name.',
    status: 200,
    answer: z.array(z.object({ code: countryCode, name: z.string(), dialCode: z.string() })),
  },
  ({ region }) => countriesOf(region),
);
