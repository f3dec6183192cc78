/** GET /api/v1/desk/submissions.csv: the filtered list as a table. */

import { exportSubmissions } from '@/lib/features/desk/export-submissions';
import { route } from '@/lib/platform/api/route';
import { exportDeskSubmissions } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  exportDeskSubmissions,
  exportSubmissions,
);
