/** GET /api/v1/user/refresh_with_token: the same, only when the session is about to end. */
import 'server-only';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { answerRefresh } from '@/lib/platform/api/session';
import { REFRESH_WINDOW_MS } from '@/lib/platform/session/lifetime';
import { refreshAnswer } from '@/lib/platform/session/schema';

export const refreshWithToken = defineEndpoint(
  {
    method: 'GET',
    path: '/user/refresh_with_token',
    summary: 'Stay signed in, when the session ends within ten minutes. Changes nothing before.',
    hasEffect: true,
    needsSession: true,
    beforeSecondFactor: true,
    strangerCode: 'TOKEN_MISSING',
    status: 200,
    answer: refreshAnswer,
  },
  ({ headers }) => answerRefresh(headers, REFRESH_WINDOW_MS),
);
