/** POST /api/v1/registration/outage-notification: something of ours is down. */
import { defineCall } from '@/lib/api/call';
import { outageSchema } from '@/lib/outage/schema';
import { referenceAnswer } from '@/lib/submissions/guard-fields';

export const outageNotification = defineCall({
  method: 'POST',
  path: '/registration/outage-notification',
  summary: 'Report an outage. Name and address are those of the account.',
  body: outageSchema,
  needsSession: true,
  status: 201,
  answer: referenceAnswer,
  isIdempotent: true,
});
