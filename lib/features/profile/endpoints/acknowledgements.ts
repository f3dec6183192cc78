/** GET /api/v1/acknowledgement/all: our texts, and which of them the account has acknowledged. */
import 'server-only';
import { listAcknowledgements } from '@/lib/features/profile/acknowledge';
import { acknowledgementsAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const acknowledgements = defineEndpoint(
  {
    method: 'GET',
    path: '/acknowledgement/all',
    summary: 'Our texts that an account acknowledges, with the revision in force and when it did.',
    needsSession: true,
    status: 200,
    answer: acknowledgementsAnswer,
  },
  async ({ session }) => ({ items: await listAcknowledgements(session.user) }),
);
