/** POST /api/v1/desk/export: a person's data, to be sent to them. A POST, since no log may hold the address. */
import 'server-only';
import { z } from 'zod';
import { exportPerson } from '@/lib/composition/privacy/people';
import { personBody } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const exportByDesk = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/export',
    summary: 'Everything that we hold about a person who asked for it, as one JSON file.',
    body: personBody,
    roles: ['desk'],
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  },
  exportPerson,
);
