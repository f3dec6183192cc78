/** GET /api/v1/user/profile/export: a copy of what we hold about a person. */
import { route } from '@/lib/api/route';
import { answerExport } from '@/lib/profile/export';
import { exportOwnData } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  exportOwnData,
  ({ session }) => answerExport(session.user),
);
