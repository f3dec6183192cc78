/** GET /api/v1/desk/claims: which of the site's claims wait to be reviewed. */

import { claimsAnswer } from '@/lib/features/desk/schema';
import { defineCall } from '@/lib/platform/api/call';

export const listOverdueDeskClaims = defineCall({
  method: 'GET',
  path: '/desk/claims',
  summary: 'The claims of this edition that are past their review date today.',
  roles: ['desk'],
  status: 200,
  answer: claimsAnswer,
});
