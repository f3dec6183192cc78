/** POST /api/v1/search/requirements: finds open jobs by words, team, location and work mode. */
import { defineCall } from '@/lib/api/call';
import { searchAnswer, searchSchema } from '@/lib/careers/schema';

export const searchRequirements = defineCall({
  method: 'POST',
  path: '/search/requirements',
  summary: 'Search the open jobs of the edition, six a page, with counts for each choice.',
  body: searchSchema,
  status: 200,
  answer: searchAnswer,
});
