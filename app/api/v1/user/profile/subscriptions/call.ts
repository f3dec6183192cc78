/** /api/v1/user/profile/subscriptions: what an account wants to hear of. */

import { subscriptionSchema, subscriptionsAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

const path = '/user/profile/subscriptions';

export const profileSubscriptionTopics = defineCall({
  method: 'GET',
  path,
  summary: 'The topics that the account hears of.',
  needsSession: true,
  status: 200,
  answer: subscriptionsAnswer,
});

export const subscribeToProfileTopic = defineCall({
  method: 'POST',
  path,
  summary: 'Hear of a topic. Once more changes nothing.',
  body: subscriptionSchema,
  needsSession: true,
  status: 200,
  answer: subscriptionsAnswer,
});

export const unsubscribeFromProfileTopic = defineCall({
  method: 'DELETE',
  path,
  summary: 'Hear of a topic no longer. Once more changes nothing.',
  body: subscriptionSchema,
  needsSession: true,
  status: 200,
  answer: subscriptionsAnswer,
});
