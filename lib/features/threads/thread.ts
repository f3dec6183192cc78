/**
 * A message as its sender has it under their account: their own words and what the desk answered. Internal notes, and
 * who of the desk wrote, are no part of it. Whose it is, is asked where its row is read.
 */
import 'server-only';
import type { z } from 'zod';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import type { Session } from '../../platform/session/session.ts';
import { type Submitted, takeForm } from '../../site/forms/take-form.ts';
import { attachmentOf } from '../submissions/attachment.ts';
import { fieldWords } from '../submissions/field-words.ts';
import { type Attachment, findAttachment } from '../submissions/rows/attachments.ts';
import { findAnswers, insertReply } from '../submissions/rows/desk-answers.ts';
import { findOwnSubmission } from '../submissions/rows/own-submissions.ts';
import { subjectOf } from '../submissions/subject.ts';
import { deskReply } from './mails.ts';
import type { Reply, Thread, threadParams } from './schema.ts';

type Asked = { session: Session; params: z.output<typeof threadParams> };

/** What came without an owner came from the desk; one that its owner took out of the account stays with the message. */
function shown(file: Attachment | null | undefined, userId: string, isFromDesk: boolean) {
  if (!file) return null;
  const { id, ownerId, name, size, state } = file;
  return { id: isFromDesk || ownerId === userId ? id : null, name, size, state };
}

/** @throws ApiError NOT_FOUND, also for what another person sent */
export async function readThread({ session: { user }, params }: Asked): Promise<Thread> {
  const db = await getDb();
  const row = await findOwnSubmission(db, user, params.reference);
  if (!row) throw new ApiError('NOT_FOUND');
  const file = row.fileId ? await findAttachment(db, row.fileId) : undefined;
  const answers = await findAnswers(db, row.id);
  return {
    reference: row.reference,
    kind: row.kind,
    subject: subjectOf(row),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    fields: fieldWords(row.kind, row.details, row.region),
    file: shown(file, user.id, false),
    answers: answers.map(({ id, writer, text, createdAt, file }) => ({
      id,
      writer,
      text,
      createdAt: createdAt.toISOString(),
      file: shown(file, user.id, writer === 'desk'),
    })),
  };
}

const takeReply = takeForm<Reply & { reference: string }>({
  name: 'reply',
  mails: { toDesk: deskReply },
  insert: async (tx, { body, session, now = new Date() }, { scans }) => {
    const user = session?.user;
    const row = user && (await findOwnSubmission(tx, user, body.reference));
    if (!row) throw new ApiError('NOT_FOUND');
    const fileId = await attachmentOf(tx, body.attachment, { ownerId: user.id, scans });
    const reply = { submissionId: row.id, text: body.text, fileId, createdAt: now };
    return { id: await insertReply(tx, reply), reference: row.reference };
  },
});

/**
 * Takes what the sender writes again. A message that was answered or closed is open again.
 * @throws ApiError NOT_FOUND, also for what another person sent; what takeForm() and storeFile() throw
 */
export const replyToDesk = ({ params, body, ...sent }: Asked & Submitted<Reply>) =>
  takeReply({ ...sent, body: { ...body, reference: params.reference } });
