/** GET /api/v1/profile-image: the specification's other name for /user/profile/image. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';

export const profileImageAlias = defineCall({
  method: 'GET',
  path: '/profile-image',
  summary: 'The same as GET /user/profile/image.',
  needsSession: true,
  status: 200,
  answer: z.unknown(),
});
