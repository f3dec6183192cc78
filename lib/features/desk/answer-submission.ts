/** Answers a message: the answer, the end of the measured wait, the mail and the row of the audit are kept together. */
import 'server-only';
import type { z } from 'zod';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { once } from '../../platform/db/once.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import type { Session } from '../../platform/session/session.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { recordAct } from '../audit/record.ts';
import { findSubmission } from '../submissions/rows/desk.ts';
import { insertAnswer } from '../submissions/rows/desk-answers.ts';
import { deskAnswer } from './mails.ts';
import type { answerBody } from './schema.ts';

type Answered = {
  session: Session;
  params: { id: string };
  body: z.output<typeof answerBody>;
  /** The Idempotency-Key header. Without one the same words on the same UTC day are one answer. */
  idempotencyKey?: string | undefined;
  now?: Date;
};

const ERASED = 'The person who wrote this has been erased. Nobody would get the answer.';

/**
 * @returns the id of the answer
 * @throws ApiError NOT_FOUND, also for another edition's message; InvalidFieldsError when the sender's
 *   address was erased; IdempotencyConflictError
 */
export async function answerSubmission(answered: Answered): Promise<{ id: string }> {
  const { session, params, body, idempotencyKey, now = new Date() } = answered;
  const { id: staffId, region } = session.user;
  const content = JSON.stringify([params.id, body.text]);
  const sameDay = JSON.stringify([now.toISOString().slice(0, 10), content]);
  // A repetition across a change of the secret key counts as another answer.
  const attempt = {
    scope: `desk-answer:${staffId}`,
    key: idempotencyKey ?? keyedHash('desk-answer-key', sameDay),
    bodyHash: keyedHash('desk-answer-body', content),
  };
  const db = await getDb();
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  const kept = await once(db, attempt, async (tx) => {
    const row = await findSubmission(tx, { id: params.id, region });
    if (!row) throw new ApiError('NOT_FOUND');
    if (!row.email) throw new InvalidFieldsError({ text: ERASED });
    const id = await insertAnswer(tx, {
      submissionId: row.id,
      staffId,
      text: body.text,
      createdAt: now,
    });
    await outbox.enqueue(tx, { mail: deskAnswer, id });
    const { id: submissionId, email: person } = row;
    await recordAct(tx, session.user, { action: 'message-answered', submissionId, person });
    return { status: 201, body: { id } };
  });
  return kept.body;
}
