/** POST /api/v1/search/requirements: finds open jobs by words, team, location and work mode. */
import 'server-only';
import { searchAnswer, searchSchema } from '@/lib/features/careers/schema';
import { searchJobs } from '@/lib/features/careers/search-jobs';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const searchRequirements = defineEndpoint(
  {
    method: 'POST',
    path: '/search/requirements',
    summary: 'Search the open jobs of the edition, six a page, with counts for each choice.',
    body: searchSchema,
    status: 200,
    answer: searchAnswer,
  },
  searchJobs,
);
