/** POST /api/v1/search/requirements: finds open jobs by words, team, location and work mode. */

import { searchAnswer, searchSchema } from '@/lib/features/careers/schema';
import { defineCall } from '@/lib/platform/api/call';

export const searchRequirements = defineCall({
  method: 'POST',
  path: '/search/requirements',
  summary: 'Search the open jobs of the edition, six a page, with counts for each choice.',
  body: searchSchema,
  status: 200,
  answer: searchAnswer,
});
