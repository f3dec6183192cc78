/** POST /api/v1/desk/erasure: erases a person who asked for it. */

import { erase } from '@/lib/composition/privacy/people';
import { route } from '@/lib/platform/api/route';
import { eraseByDesk } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(eraseByDesk, erase);
