/** /api/v1/acknowledgement/{actionId}: one of our texts, and that the account has read it. */
import { methods } from '@/lib/api/methods';
import { handlerOf } from '@/lib/api/route';
import { acknowledge, readAcknowledgement } from '@/lib/profile/acknowledge';
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
