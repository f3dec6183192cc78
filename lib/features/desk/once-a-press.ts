/** What staff write is kept once, however often a button is pressed: with its mail and its row of the audit. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import { once } from '../../platform/db/once.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import type { Session } from '../../platform/session/session.ts';
import { contentOf } from '../../site/forms/take-form.ts';
import { recordAct } from '../audit/record.ts';
import { findSubmission, type SubmissionRow } from '../submissions/rows/desk.ts';

export type Pressed = {
  session: Session;
  params: { id: string };
  body: { text: string; attachment?: File | undefined };
  /** The Idempotency-Key header. Without one the same words on the same UTC day are one. */
  idempotencyKey?: string | undefined;
  now?: Date;
};

type What = {
  name: 'desk-answer' | 'desk-note';
  action: 'message-answered' | 'note-written';
  /** @returns the id of the row */
  insert: (tx: Transaction, row: SubmissionRow, now: Date) => Promise<string>;
};

/** @throws ApiError NOT_FOUND, also for another edition's message; IdempotencyConflictError; what insert() throws */
export async function onceAPress(pressed: Pressed, what: What): Promise<{ id: string }> {
  const { session, params, body, idempotencyKey, now = new Date() } = pressed;
  const { user } = session;
  const content = JSON.stringify([params.id, await contentOf(body)]);
  const sameDay = JSON.stringify([now.toISOString().slice(0, 10), content]);
  // A repetition across a change of the secret key counts as another one.
  const attempt = {
    scope: `${what.name}:${user.id}`,
    key: idempotencyKey ?? keyedHash(`${what.name}-key`, sameDay),
    bodyHash: keyedHash(`${what.name}-body`, content),
  };
  const kept = await once(await getDb(), attempt, async (tx) => {
    const row = await findSubmission(tx, { id: params.id, region: user.region });
    if (!row) throw new ApiError('NOT_FOUND');
    const id = await what.insert(tx, row, now);
    await recordAct(tx, user, { action: what.action, submissionId: row.id, person: row.email });
    return { status: 201, body: { id } };
  });
  return kept.body;
}
