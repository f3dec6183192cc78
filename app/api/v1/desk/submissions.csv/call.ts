/** GET /api/v1/desk/submissions.csv: the filtered list as a table. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';
import { exportQuery } from '@/lib/desk/schema';

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
