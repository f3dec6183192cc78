/** GET /api/v1/desk/submissions.csv: the filtered list as a table. */
import { route } from '@/lib/api/route';
import { exportSubmissions } from '@/lib/desk/export-submissions';
import { exportDeskSubmissions } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  exportDeskSubmissions,
  exportSubmissions,
);
