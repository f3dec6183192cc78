/** POST /api/v1/registration/support-request: help with a system in use. */
import 'server-only';
import { submission } from '@/lib/features/submissions/submission';
import { type SupportRequest, supportSchema } from '@/lib/features/support/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const supportRequest = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/support-request',
    summary: 'Ask for help with a system in use. Name and address are those of the account.',
    body: supportSchema,
    needsSession: true,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  submission<SupportRequest>({ kind: 'support' }),
);
