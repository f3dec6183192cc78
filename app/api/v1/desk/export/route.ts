/** POST /api/v1/desk/export: a person's data, to be sent to them. */

import { exportPerson } from '@/lib/composition/privacy/people';
import { route } from '@/lib/platform/api/route';
import { exportByDesk } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportByDesk, exportPerson);
