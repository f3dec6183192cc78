/** GET /api/v1/desk/newsletter: who gets the newsletter. */

import { listSubscribers } from '@/lib/features/desk/newsletter';
import { route } from '@/lib/platform/api/route';
import { listDeskSubscribers } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  listDeskSubscribers,
  listSubscribers,
);
