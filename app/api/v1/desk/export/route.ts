/** POST /api/v1/desk/export: a person's data, to be sent to them. */
import { route } from '@/lib/api/route';
import { exportPerson } from '@/lib/desk/people';
import { exportByDesk } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportByDesk, exportPerson);
