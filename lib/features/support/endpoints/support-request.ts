/** POST /api/v1/registration/support-request: help with a system in use. */
import 'server-only';
import { supportSchema, supportUpload } from '@/lib/features/support/schema';
import { submitSupport } from '@/lib/features/support/submit';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const supportRequest = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/support-request',
    summary:
      'Ask for help with a system in use, with a file or without one. Name and address are those of the account.',
    body: supportSchema,
    upload: supportUpload,
    maxBytes: UPLOAD_BODY,
    needsSession: true,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  { body: submitSupport, upload: submitSupport },
);
