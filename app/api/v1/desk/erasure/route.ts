/** POST /api/v1/desk/erasure: erases a person who asked for it. */
import { route } from '@/lib/api/route';
import { erase } from '@/lib/desk/people';
import { eraseByDesk } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(eraseByDesk, erase);
