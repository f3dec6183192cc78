/** PATCH /api/v1/desk/submissions: changes many messages at once. */
import 'server-only';
import { changeMany } from '@/lib/features/desk/change-submission';
import { bulkAnswer, bulkBody } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const changeManyDeskSubmissions = defineEndpoint(
  {
    method: 'PATCH',
    path: '/desk/submissions',
    summary: 'Mark up to 20 messages or give them to somebody of the desk: all of them or none.',
    body: bulkBody,
    roles: ['desk'],
    status: 200,
    answer: bulkAnswer,
  },
  changeMany,
);
