/** /api/v1/user/profile/subscriptions: what an account wants to hear of. */
import {
  profileSubscriptionTopics,
  subscribeToProfileTopic,
  unsubscribeFromProfileTopic,
} from '@/lib/features/profile/endpoints/profile-subscription-topics';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  profileSubscriptionTopics,
  subscribeToProfileTopic,
  unsubscribeFromProfileTopic,
);
