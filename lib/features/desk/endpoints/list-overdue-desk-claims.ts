/** GET /api/v1/desk/claims: which of the site's claims wait to be reviewed. */
import 'server-only';
import { listOverdueClaims } from '@/lib/features/desk/claims';
import { claimsAnswer } from '@/lib/features/desk/more-schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const listOverdueDeskClaims = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/claims',
    summary: 'The claims of this edition that are past their review date today.',
    roles: ['desk'],
    status: 200,
    answer: claimsAnswer,
  },
  listOverdueClaims,
);
