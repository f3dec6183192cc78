/** /api/v1/acknowledgement/{actionId}: one of our texts, and that the account has read it. */

import { acknowledgementAnswer, textParams } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

const path = '/acknowledgement/[actionId]';

export const acknowledgement = defineCall({
  method: 'GET',
  path,
  summary: 'Whether the account has acknowledged a text of ours, in the revision in force.',
  params: textParams,
  needsSession: true,
  status: 200,
  answer: acknowledgementAnswer,
});

export const acknowledgeText = defineCall({
  method: 'POST',
  path,
  summary: 'Acknowledge a text of ours, in the revision in force. Once more changes nothing.',
  params: textParams,
  needsSession: true,
  status: 200,
  answer: acknowledgementAnswer,
});
