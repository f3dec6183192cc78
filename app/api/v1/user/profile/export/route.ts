/** GET /api/v1/user/profile/export: a copy of what we hold about a person. */

import { answerExport } from '@/lib/composition/privacy/export';
import { route } from '@/lib/platform/api/route';
import { exportOwnData } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  exportOwnData,
  ({ session }) => answerExport(session.user),
);
