/** GET /api/v1/user/second-factor: what protects the account. */
import 'server-only';
import { readFactors } from '@/lib/features/second-factor/own-factors';
import { factorsAnswer } from '@/lib/features/second-factor/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const ownFactors = defineEndpoint(
  {
    method: 'GET',
    path: '/user/second-factor',
    summary: 'The second factors of the account, without their secrets.',
    needsSession: true,
    status: 200,
    answer: factorsAnswer,
  },
  readFactors,
);
