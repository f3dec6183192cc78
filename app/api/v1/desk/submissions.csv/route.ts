/** GET /api/v1/desk/submissions.csv: the filtered list as a table. */
import { exportDeskSubmissions } from '@/lib/features/desk/endpoints/export-desk-submissions';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportDeskSubmissions);
