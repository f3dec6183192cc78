/** POST /api/v1/desk/erasure: erases a person who asked for it. */
import { eraseByDesk } from '@/lib/composition/privacy/endpoints/erase-by-desk';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(eraseByDesk);
