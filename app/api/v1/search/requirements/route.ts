/** POST /api/v1/search/requirements: finds open jobs by words, team, location and work mode. */
import { searchRequirements } from '@/lib/features/careers/endpoints/search-requirements';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(searchRequirements);
