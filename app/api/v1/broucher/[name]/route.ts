/** GET /api/v1/broucher/[name]: a brochure, under the specification's own spelling (section 7). */

import { giveBrochure } from '@/lib/features/brochures/give-brochure';
import { route } from '@/lib/platform/api/route';
import { broucher } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(broucher, giveBrochure);
