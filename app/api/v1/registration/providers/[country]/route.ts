/** GET /api/v1/registration/providers/{country}: where cloud partners have regions. */

import { route } from '@/lib/platform/api/route';
import { providers } from '@/lib/site/countries/endpoints/providers';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(providers);
