/** GET /api/v1/desk/submissions: what was sent to the desk. */
import 'server-only';
import { listAnswer, listQuery } from '@/lib/features/desk/schema';
import { listSubmissions } from '@/lib/features/desk/submissions';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const listDeskSubmissions = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/submissions',
    summary:
      'What was sent to the desk of this account, 20 a page: what waits with the most urgent first, all else the newest.',
    query: listQuery,
    // Each look at personal data leaves a trace.
    hasEffect: true,
    roles: ['desk'],
    status: 200,
    answer: listAnswer,
  },
  listSubmissions,
);
