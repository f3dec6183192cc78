/** GET /api/v1/brochure/[name]: a brochure, as its name is spelled. */

import { giveBrochure } from '@/lib/features/brochures/give-brochure';
import { route } from '@/lib/platform/api/route';
import { brochure } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(brochure, giveBrochure);
