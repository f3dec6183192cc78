/** GET /api/v1/desk/newsletter.csv: the readers of the newsletter, as a table. */
import 'server-only';
import { z } from 'zod';
import { exportSubscribers } from '@/lib/features/desk/newsletter';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const exportDeskSubscribers = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/newsletter.csv',
    summary: 'Who gets the newsletter of this edition, as CSV.',
    // Each look at personal data leaves a trace.
    hasEffect: true,
    roles: ['desk'],
    status: 200,
    answer: z.string(),
  },
  exportSubscribers,
);
