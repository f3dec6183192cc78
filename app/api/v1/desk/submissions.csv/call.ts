/** GET /api/v1/desk/submissions.csv: the filtered list as a table. */
import { z } from 'zod';
import { exportQuery } from '@/lib/features/desk/schema';
import { defineCall } from '@/lib/platform/api/call';

export const exportDeskSubmissions = defineCall({
  method: 'GET',
  path: '/desk/submissions.csv',
  summary: 'What was sent to the desk of this account as CSV: the newest 10,000 that fit.',
  query: exportQuery,
  // Each look at personal data leaves a trace.
  hasEffect: true,
  roles: ['desk'],
  status: 200,
  answer: z.string(),
});
