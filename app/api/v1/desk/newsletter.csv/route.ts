/** GET /api/v1/desk/newsletter.csv: who gets the newsletter, as a table. */
import { route } from '@/lib/api/route';
import { exportSubscribers } from '@/lib/desk/newsletter';
import { exportDeskSubscribers } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  exportDeskSubscribers,
  exportSubscribers,
);
