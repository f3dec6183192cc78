/** GET /api/v1/desk/newsletter: who gets the newsletter. */
import { listDeskSubscribers } from '@/lib/features/desk/endpoints/list-desk-subscribers';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(listDeskSubscribers);
