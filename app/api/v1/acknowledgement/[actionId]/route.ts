/** /api/v1/acknowledgement/{actionId}: one of our texts, and that the account has read it. */
import { acknowledgement, acknowledgeText } from '@/lib/features/profile/endpoints/acknowledgement';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  acknowledgement,
  acknowledgeText,
);
