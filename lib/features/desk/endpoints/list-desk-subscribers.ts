/** GET /api/v1/desk/newsletter: the readers of the newsletter. */
import 'server-only';
import { newsletterAnswer } from '@/lib/features/desk/more-schema';
import { listSubscribers } from '@/lib/features/desk/newsletter';
import { pageQuery } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const listDeskSubscribers = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/newsletter',
    summary: 'Who gets the newsletter of this edition, 20 a page, and how many asked and left.',
    query: pageQuery,
    // Each look at personal data leaves a trace.
    hasEffect: true,
    roles: ['desk'],
    status: 200,
    answer: newsletterAnswer,
  },
  listSubscribers,
);
