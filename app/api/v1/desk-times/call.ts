/** GET /api/v1/desk-times: how long the first answer of a desk took. */
import { defineCall } from '@/lib/api/call';
import { regionQuery } from '@/lib/api/region-query';
import { timesAnswer } from '@/lib/desk/schema';

export const readDeskTimes = defineCall({
  method: 'GET',
  path: '/desk-times',
  summary: 'The median time to the first answer of the last 90 days, in working minutes.',
  query: regionQuery,
  status: 200,
  answer: timesAnswer,
});
