/** POST /api/v1/desk/erasure: erases a person who asked for it. */
import 'server-only';
import { erase } from '@/lib/composition/privacy/people';
import { erasureAnswer } from '@/lib/composition/privacy/schema';
import { erasureBody } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const eraseByDesk = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/erasure',
    summary:
      'Erase a person who asked for it: account, files, subscriptions, and what they wrote. Asks their address twice and one’s own password.',
    body: erasureBody,
    roles: ['desk'],
    status: 200,
    answer: erasureAnswer,
  },
  erase,
);
