/** The rows that have served their time, of the platform and of every feature. */
import 'server-only';
import { features } from '@/generated/features';
import type { Database } from '../platform/db/database.ts';
import { expiredRequests } from '../platform/db/expired-requests.ts';
import type { Job } from '../platform/housekeeping/housekeeping.ts';
import { oldAnswers } from '../platform/mail/answered-inboxes.ts';
import { expiredSessions } from '../platform/session/expired-sessions.ts';

export const expiredRows = (db: Database): Job[] => [
  ...expiredRequests(db),
  ...expiredSessions(db),
  oldAnswers(db),
  ...features.flatMap(({ retention }) => retention?.(db) ?? []),
];
