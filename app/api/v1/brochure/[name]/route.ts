/** GET /api/v1/brochure/[name]: a brochure, as its name is spelled. */
import { brochure } from '@/lib/features/brochures/endpoints/brochure';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(brochure);
