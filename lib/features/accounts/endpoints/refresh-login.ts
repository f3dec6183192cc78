/** GET /api/v1/user/refresh_login: the session lasts its whole lifetime from now on. */
import 'server-only';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { answerRefresh } from '@/lib/platform/api/session';
import { refreshAnswer } from '@/lib/platform/session/schema';

export const refreshLogin = defineEndpoint(
  {
    method: 'GET',
    path: '/user/refresh_login',
    summary: 'Stay signed in: the session lasts its whole lifetime from now on.',
    hasEffect: true,
    needsSession: true,
    beforeSecondFactor: true,
    status: 200,
    answer: refreshAnswer,
  },
  ({ headers }) => answerRefresh(headers),
);
