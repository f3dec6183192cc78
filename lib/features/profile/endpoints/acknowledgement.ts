/** /api/v1/acknowledgement/{actionId}: one of our texts, and that the account has read it. */
import 'server-only';
import { acknowledge, readAcknowledgement } from '@/lib/features/profile/acknowledge';
import { acknowledgementAnswer, textParams } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

const path = '/acknowledgement/[actionId]';

export const acknowledgement = defineEndpoint(
  {
    method: 'GET',
    path,
    summary: 'Whether the account has acknowledged a text of ours, in the revision in force.',
    params: textParams,
    needsSession: true,
    status: 200,
    answer: acknowledgementAnswer,
  },
  ({ session, params }) => readAcknowledgement(session.user, params.actionId),
);

export const acknowledgeText = defineEndpoint(
  {
    method: 'POST',
    path,
    summary: 'Acknowledge a text of ours, in the revision in force. Once more changes nothing.',
    params: textParams,
    needsSession: true,
    status: 200,
    answer: acknowledgementAnswer,
  },
  ({ session, params }) => acknowledge(session.user, params.actionId),
);
