/** GET /api/v1/desk/newsletter.csv: who gets the newsletter, as a table. */
import { exportDeskSubscribers } from '@/lib/features/desk/endpoints/export-desk-subscribers';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportDeskSubscribers);
