/** GET /api/v1/registration/providers/{country}: where cloud partners have regions. */
import { ApiError } from '@/lib/api/problem';
import { route } from '@/lib/api/route';
import { providersIn } from '@/lib/countries/countries';
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
