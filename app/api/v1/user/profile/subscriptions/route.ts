/** /api/v1/user/profile/subscriptions: what an account wants to hear of. */
import { methods } from '@/lib/api/methods';
import { handlerOf } from '@/lib/api/route';
import { readTopics, subscribeToTopic, unsubscribeFromTopic } from '@/lib/profile/profile';
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
