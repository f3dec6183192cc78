/** POST /api/v1/registration/outage-notification: something of ours is down. */
import { route } from '@/lib/api/route';
import { reportOutage } from '@/lib/outage/report';
import { outageNotification } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  outageNotification,
  reportOutage,
);
