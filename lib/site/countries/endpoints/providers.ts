/** GET /api/v1/registration/providers/{country}: where cloud partners have regions. */
import 'server-only';
import { z } from 'zod';
import { countryCode } from '@/content/schemas/countries';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { ApiError } from '@/lib/platform/api/problem';
import { providersIn } from '@/lib/site/countries/countries';

export const providers = defineEndpoint(
  {
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
  },
  ({ params, region }) => {
    const found = providersIn(params.country, region);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  },
);
