/** GET /api/v1/registration/countries: every country with its code to dial. */

import { route } from '@/lib/platform/api/route';
import { countries } from '@/lib/site/countries/endpoints/countries';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(countries);
