/** GET /api/v1/form-token: proof of when a form was opened. */

import { route } from '@/lib/platform/api/route';
import { formToken } from '@/lib/site/forms/endpoints/form-token';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(formToken);
