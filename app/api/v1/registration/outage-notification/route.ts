/** POST /api/v1/registration/outage-notification: something of ours is down. */

import { reportOutage } from '@/lib/features/outage/report';
import { route } from '@/lib/platform/api/route';
import { outageNotification } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  outageNotification,
  reportOutage,
);
