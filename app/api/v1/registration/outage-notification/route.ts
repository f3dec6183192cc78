/** POST /api/v1/registration/outage-notification: something of ours is down. */
import { outageNotification } from '@/lib/features/outage/endpoints/outage-notification';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(outageNotification);
