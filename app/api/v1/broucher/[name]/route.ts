/** GET /api/v1/broucher/[name]: a brochure, under the specification's own spelling (section 7). */
import { route } from '@/lib/api/route';
import { giveBrochure } from '@/lib/brochures/give-brochure';
import { broucher } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(broucher, giveBrochure);
