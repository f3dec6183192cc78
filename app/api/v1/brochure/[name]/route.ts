/** GET /api/v1/brochure/[name]: a brochure, as its name is spelled. */
import { route } from '@/lib/api/route';
import { giveBrochure } from '@/lib/brochures/give-brochure';
import { brochure } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(brochure, giveBrochure);
