/** GET /api/v1/broucher/[name]: a brochure, under the specification's own spelling (section 7). */
import { broucher } from '@/lib/features/brochures/endpoints/broucher';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(broucher);
