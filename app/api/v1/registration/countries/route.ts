/** GET /api/v1/registration/countries: every country with its code to dial. */
import { route } from '@/lib/platform/api/route';
import { countriesOf } from '@/lib/site/countries/countries';
import { countries } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(countries, ({ region }) =>
  countriesOf(region),
);
