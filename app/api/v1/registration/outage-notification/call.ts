/** POST /api/v1/registration/outage-notification: something of ours is down. */

import { outageSchema } from '@/lib/features/outage/schema';
import { defineCall } from '@/lib/platform/api/call';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

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
