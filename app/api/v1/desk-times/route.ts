/** GET /api/v1/desk-times: how long the first answer of a desk took. */

import { readAnswerTimes } from '@/lib/features/desk/answer-times';
import { route } from '@/lib/platform/api/route';
import { readDeskTimes } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  readDeskTimes,
  readAnswerTimes,
);
