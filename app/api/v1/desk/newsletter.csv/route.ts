/** GET /api/v1/desk/newsletter.csv: who gets the newsletter, as a table. */

import { exportSubscribers } from '@/lib/features/desk/newsletter';
import { route } from '@/lib/platform/api/route';
import { exportDeskSubscribers } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  exportDeskSubscribers,
  exportSubscribers,
);
