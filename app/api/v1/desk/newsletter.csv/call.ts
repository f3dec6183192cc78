/** GET /api/v1/desk/newsletter.csv: who gets the newsletter, as a table. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const exportDeskSubscribers = defineCall({
  method: 'GET',
  path: '/desk/newsletter.csv',
  summary: 'Who gets the newsletter of this edition, as CSV.',
  // Each look at personal data leaves a trace.
  hasEffect: true,
  roles: ['desk'],
  status: 200,
  answer: z.string(),
});
