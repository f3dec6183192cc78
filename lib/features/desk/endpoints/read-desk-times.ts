/** GET /api/v1/desk-times: how long the first answer of a desk took. */
import 'server-only';
import { timesAnswer } from '@/lib/features/desk/more-schema';
import { readReplyTimes } from '@/lib/features/desk/reply-times';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { regionQuery } from '@/lib/platform/api/region-query';

export const readDeskTimes = defineEndpoint(
  {
    method: 'GET',
    path: '/desk-times',
    summary: 'The median time to the first answer of the last 90 days, in working minutes.',
    query: regionQuery,
    status: 200,
    answer: timesAnswer,
  },
  readReplyTimes,
);
