/** /api/v1/user/sessions: in which browsers one's account is signed in. */
import 'server-only';
import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from '@/lib/features/sessions/own-sessions';
import {
  endBody,
  endedAnswer,
  sessionParams,
  sessionsAnswer,
} from '@/lib/features/sessions/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

const path = '/user/sessions';

export const ownSessions = defineEndpoint(
  {
    method: 'GET',
    path,
    summary:
      'The browsers in which the account is signed in, and what is asked before one is signed out.',
    needsSession: true,
    status: 200,
    answer: sessionsAnswer,
  },
  listSessions,
);

export const endOthers = defineEndpoint(
  {
    method: 'DELETE',
    path,
    summary:
      'Sign out every other browser. Asks the password unless the login is ten minutes old at most.',
    body: endBody,
    needsSession: true,
    status: 200,
    answer: endedAnswer,
  },
  endOtherSessions,
);

export const endOne = defineEndpoint(
  {
    method: 'DELETE',
    path: '/user/sessions/[id]',
    summary:
      'Sign out one other browser. Asks the password unless the login is ten minutes old at most.',
    params: sessionParams,
    body: endBody,
    needsSession: true,
    status: 200,
    answer: endedAnswer,
  },
  endOneSession,
);
