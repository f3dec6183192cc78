/** One's own sessions: in which browsers the account is signed in, and the end of those that are not this one. */
import 'server-only';
import type { z } from 'zod';
import { ApiError } from '../../platform/api/problem.ts';
import { proofNeeded, proveOwner } from '../../platform/api/prove-owner.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { deleteOtherSessions, findSessionsOf } from '../../platform/session/rows/sessions.ts';
import type { Session } from '../../platform/session/session.ts';
import { oweNotice } from '../account-notices/notice.ts';
import type { EndInput, sessionsAnswer } from './schema.ts';

type Asked = { session: Session; now?: Date };

/** The live sessions of the account, and what is asked before one is ended. */
export async function listSessions({
  session,
  now = new Date(),
}: Asked): Promise<z.input<typeof sessionsAnswer>> {
  const rows = await findSessionsOf(await getDb(), session.user.id, now);
  return {
    proof: await proofNeeded(session, { isLoginEnough: true, now }),
    items: rows.map(({ createdAt, lastUsedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: row.id === session.id,
    })),
  };
}

type AskedToEnd = Asked & { body: EndInput };

async function end(asked: AskedToEnd, id?: string): Promise<{ ended: number }> {
  const { body, session, now = new Date() } = asked;
  const db = await getDb();
  const outbox = await getOutbox();
  const asking = { field: 'currentPassword', isLoginEnough: true, now };
  await proveOwner(session, body.currentPassword, asking);
  const { user } = session;
  const ended = await db.transaction(async (tx) => {
    const which = { userId: user.id, ownId: session.id, ...(id !== undefined && { id }) };
    const count = await deleteOtherSessions(tx, which);
    if (count > 0) await oweNotice(tx, outbox, user, 'sessions-ended');
    return count;
  });
  return { ended };
}

/** Ends every session of the account but the one that asks. Throws what proveOwner() throws. */
export const endOtherSessions = (asked: AskedToEnd) => end(asked);

/**
 * Ends one of them; the session that asks ends by signing out.
 * @throws ApiError NOT_FOUND when the account has no other such session, and what proveOwner() throws
 */
export async function endOneSession(asked: AskedToEnd & { params: { id: string } }) {
  const { ended } = await end(asked, asked.params.id);
  if (ended === 0) throw new ApiError('NOT_FOUND', { message: GONE });
  return { ended };
}

const GONE = 'That browser is not signed in any more.';
