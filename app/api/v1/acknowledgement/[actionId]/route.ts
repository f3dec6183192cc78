/** /api/v1/acknowledgement/{actionId}: one of our texts, and that the account has read it. */

import { acknowledge, readAcknowledgement } from '@/lib/features/profile/acknowledge';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import { acknowledgement, acknowledgeText } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(acknowledgement, ({ session, params }) =>
    readAcknowledgement(session.user, params.actionId),
  ),
  POST: handlerOf(acknowledgeText, ({ session, params }) =>
    acknowledge(session.user, params.actionId),
  ),
});
