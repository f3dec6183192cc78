/** /api/v1/user/profile/subscriptions: what an account wants to hear of. */
import 'server-only';
import { readTopics, subscribeToTopic, unsubscribeFromTopic } from '@/lib/features/profile/profile';
import { subscriptionSchema, subscriptionsAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

const path = '/user/profile/subscriptions';

export const profileSubscriptionTopics = defineEndpoint(
  {
    method: 'GET',
    path,
    summary: 'The topics that the account hears of.',
    needsSession: true,
    status: 200,
    answer: subscriptionsAnswer,
  },
  ({ session }) => readTopics(session.user.id),
);

export const subscribeToProfileTopic = defineEndpoint(
  {
    method: 'POST',
    path,
    summary: 'Hear of a topic. Once more changes nothing.',
    body: subscriptionSchema,
    needsSession: true,
    status: 200,
    answer: subscriptionsAnswer,
  },
  ({ session, body }) => subscribeToTopic(session.user.id, body.topic),
);

export const unsubscribeFromProfileTopic = defineEndpoint(
  {
    method: 'DELETE',
    path,
    summary: 'Hear of a topic no longer. Once more changes nothing.',
    body: subscriptionSchema,
    needsSession: true,
    status: 200,
    answer: subscriptionsAnswer,
  },
  ({ session, body }) => unsubscribeFromTopic(session.user.id, body.topic),
);
