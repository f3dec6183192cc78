/** GET /api/v1/desk/newsletter: who gets the newsletter. */
import { route } from '@/lib/api/route';
import { listSubscribers } from '@/lib/desk/newsletter';
import { listDeskSubscribers } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  listDeskSubscribers,
  listSubscribers,
);
