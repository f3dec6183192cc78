/** POST /api/v1/desk/erasure: erases a person who asked for it. */
import 'server-only';
import { erase } from '@/lib/composition/privacy/people';
import { erasureAnswer } from '@/lib/composition/privacy/schema';
import { personBody } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const eraseByDesk = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/erasure',
    summary: 'Erase a person who asked for it: account, files, subscriptions, and what they wrote.',
    body: personBody,
    roles: ['desk'],
    status: 200,
    answer: erasureAnswer,
  },
  erase,
);
