/** GET /api/v1/desk/submissions.csv: the filtered list as a table. */
import 'server-only';
import { z } from 'zod';
import { exportSubmissions } from '@/lib/features/desk/export-submissions';
import { exportQuery } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const exportDeskSubmissions = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/submissions.csv',
    summary: 'What was sent to the desk of this account as CSV: the newest 10,000 that fit.',
    query: exportQuery,
    // Each look at personal data leaves a trace.
    hasEffect: true,
    roles: ['desk'],
    status: 200,
    answer: z.string(),
  },
  exportSubmissions,
);
