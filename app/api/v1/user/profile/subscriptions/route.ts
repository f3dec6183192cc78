/** /api/v1/user/profile/subscriptions: what an account wants to hear of. */

import { readTopics, subscribeToTopic, unsubscribeFromTopic } from '@/lib/features/profile/profile';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import {
  profileSubscriptionTopics,
  subscribeToProfileTopic,
  unsubscribeFromProfileTopic,
} from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(profileSubscriptionTopics, ({ session }) => readTopics(session.user.id)),
  POST: handlerOf(subscribeToProfileTopic, ({ session, body }) =>
    subscribeToTopic(session.user.id, body.topic),
  ),
  DELETE: handlerOf(unsubscribeFromProfileTopic, ({ session, body }) =>
    unsubscribeFromTopic(session.user.id, body.topic),
  ),
});
