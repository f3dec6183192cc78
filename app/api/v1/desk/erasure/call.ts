/** POST /api/v1/desk/erasure: erases a person who asked for it. */
import { defineCall } from '@/lib/api/call';
import { erasureAnswer, personBody } from '@/lib/desk/schema';

export const eraseByDesk = defineCall({
  method: 'POST',
  path: '/desk/erasure',
  summary: 'Erase a person who asked for it: account, files, subscriptions, and what they wrote.',
  body: personBody,
  roles: ['desk'],
  status: 200,
  answer: erasureAnswer,
});
