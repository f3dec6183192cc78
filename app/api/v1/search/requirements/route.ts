/** POST /api/v1/search/requirements: finds open jobs by words, team, location and work mode. */
import { route } from '@/lib/api/route';
import { searchJobs } from '@/lib/careers/search-jobs';
import { searchRequirements } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  searchRequirements,
  searchJobs,
);
