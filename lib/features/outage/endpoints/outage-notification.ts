/** POST /api/v1/registration/outage-notification: something of ours is down. */
import 'server-only';
import { type OutageReport, outageSchema } from '@/lib/features/outage/schema';
import { submission } from '@/lib/features/submissions/submission';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const outageNotification = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/outage-notification',
    summary: 'Report an outage. Name and address are those of the account.',
    body: outageSchema,
    needsSession: true,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  submission<OutageReport>({ kind: 'outage' }),
);
