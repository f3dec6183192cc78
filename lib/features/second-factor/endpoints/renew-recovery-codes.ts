/** POST /api/v1/user/second-factor/recovery-codes: ten new ones. */
import 'server-only';
import { renewRecoveryCodes } from '@/lib/features/second-factor/own-factors';
import { addedAnswer, proofSchema } from '@/lib/features/second-factor/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const renewOwnRecoveryCodes = defineEndpoint(
  {
    method: 'POST',
    path: '/user/second-factor/recovery-codes',
    summary:
      'Ten new recovery codes, shown once; those of before no longer work. Asks who is there once more.',
    body: proofSchema,
    needsSession: true,
    status: 200,
    answer: addedAnswer,
  },
  renewRecoveryCodes,
);
