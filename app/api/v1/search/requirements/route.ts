/** POST /api/v1/search/requirements: finds open jobs by words, team, location and work mode. */

import { searchJobs } from '@/lib/features/careers/search-jobs';
import { route } from '@/lib/platform/api/route';
import { searchRequirements } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  searchRequirements,
  searchJobs,
);
