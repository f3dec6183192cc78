/** POST /api/v1/desk/erasure: erases a person who asked for it. */

import { erasureAnswer, personBody } from '@/lib/features/desk/schema';
import { defineCall } from '@/lib/platform/api/call';

export const eraseByDesk = defineCall({
  method: 'POST',
  path: '/desk/erasure',
  summary: 'Erase a person who asked for it: account, files, subscriptions, and what they wrote.',
  body: personBody,
  roles: ['desk'],
  status: 200,
  answer: erasureAnswer,
});
