/** GET /api/v1/desk/audit.csv: the filtered audit as a table. */
import 'server-only';
import { z } from 'zod';
import { exportAudit } from '@/lib/features/desk/audit';
import { auditExportQuery } from '@/lib/features/desk/audit-schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const exportDeskAudit = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/audit.csv',
    summary: 'What staff of this desk looked at and did, as CSV: the newest 50,000 that fit.',
    query: auditExportQuery,
    // Reading the audit is written into it.
    hasEffect: true,
    roles: ['desk'],
    status: 200,
    answer: z.string(),
  },
  exportAudit,
);
