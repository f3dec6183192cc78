/** GET /api/v1/desk-times: how long the first answer of a desk took. */
import { route } from '@/lib/api/route';
import { readAnswerTimes } from '@/lib/desk/answer-times';
import { readDeskTimes } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  readDeskTimes,
  readAnswerTimes,
);
