/** GET /api/v1/registration/providers/{country}: where cloud partners have regions. */
import { ApiError } from '@/lib/platform/api/problem';
import { route } from '@/lib/platform/api/route';
import { providersIn } from '@/lib/site/countries/countries';
import { providers } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  providers,
  ({ params, region }) => {
    const found = providersIn(params.country, region);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  },
);
