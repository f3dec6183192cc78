/** GET /api/v1/desk/audit: what staff did with the data of others. */
import 'server-only';
import { listAudit } from '@/lib/features/desk/audit';
import { auditAnswer, auditQuery } from '@/lib/features/desk/audit-schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const listDeskAudit = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/audit',
    summary: 'What staff of this desk looked at and did, the newest first, 20 a page.',
    query: auditQuery,
    // Reading the audit is written into it.
    hasEffect: true,
    roles: ['desk'],
    status: 200,
    answer: auditAnswer,
  },
  listAudit,
);
