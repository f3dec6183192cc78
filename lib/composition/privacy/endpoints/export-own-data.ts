/** GET /api/v1/user/profile/export: a copy of what we hold about a person. */
import 'server-only';
import { answerExport } from '@/lib/composition/privacy/export';
import { exportAnswer } from '@/lib/composition/privacy/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const exportOwnData = defineEndpoint(
  {
    method: 'GET',
    path: '/user/profile/export',
    summary: 'A copy of everything that is held about whoever is signed in, as a JSON file.',
    needsSession: true,
    status: 200,
    answer: exportAnswer,
  },
  ({ session }) => answerExport(session.user),
);
