/** What followed a message: the answers of the desk, how soon they came, and what its sender wrote again. */
import 'server-only';
import { and, asc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { files } from '../../../platform/files/tables.ts';
import type { Region } from '../../../platform/region/region.ts';
import { users } from '../../../platform/session/tables.ts';
import { answers, submissions } from '../tables.ts';
import { type Attachment, asAttachment, attachmentColumns } from './attachments.ts';
import type { SubmissionRow } from './desk.ts';

type Columns = 'id' | 'writer' | 'text' | 'createdAt' | 'sent';
export type AnswerRow = Pick<typeof answers.$inferSelect, Columns> & {
  /** Of the staff who wrote it; empty when their account is gone, and of its sender. */
  by: string | null;
  file: Attachment | null;
};

/** The oldest first. */
export async function findAnswers(db: Database, submissionId: string): Promise<AnswerRow[]> {
  const { id, writer, text, createdAt, sent } = answers;
  const rows = await db
    .select({ id, writer, text, createdAt, sent, by: users.name, file: attachmentColumns })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.staffId))
    .leftJoin(files, eq(files.id, answers.fileId))
    .where(eq(answers.submissionId, submissionId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ ...row, file: row.file && asAttachment(row.file) }));
}

/**
 * Keeps an answer. The first one ends the wait that is measured; what was handled stays handled.
 * @returns the id of the answer
 */
export async function insertAnswer(
  tx: Transaction,
  answer: Pick<typeof answers.$inferInsert, 'submissionId' | 'text' | 'fileId'> & {
    staffId: string;
    createdAt: Date;
  },
): Promise<string> {
  const [added] = await tx.insert(answers).values(answer).returning({ id: answers.id });
  if (!added) throw new Error('The insert returned no row.');
  await tx
    .update(submissions)
    .set({
      status: sql`CASE ${submissions.status} WHEN 'new' THEN 'answered' ELSE ${submissions.status} END`,
      firstAnsweredAt: sql`coalesce(${submissions.firstAnsweredAt}, ${answer.createdAt.toISOString()}::timestamptz)`,
    })
    .where(eq(submissions.id, answer.submissionId));
  return added.id;
}

/**
 * Keeps what its sender wrote again. It is the desk's turn then: what was answered or handled is new again, and what
 * waited goes on waiting since it came.
 * @returns the id of the row
 */
export async function insertReply(
  tx: Transaction,
  reply: { submissionId: string; text: string; fileId: string | null; createdAt: Date },
): Promise<string> {
  const [added] = await tx
    .insert(answers)
    .values({ ...reply, writer: 'person' })
    .returning({ id: answers.id });
  if (!added) throw new Error('The insert returned no row.');
  await tx
    .update(submissions)
    .set({ status: 'new', handledAt: null, waitingSince: reply.createdAt })
    .where(and(eq(submissions.id, reply.submissionId), ne(submissions.status, 'new')));
  return added.id;
}

/** When each message came whose first answer left after `since`, and when that was. */
export async function answeredSince(
  db: Database,
  region: Region,
  since: Date,
): Promise<{ createdAt: Date; firstAnsweredAt: Date }[]> {
  const { createdAt, firstAnsweredAt } = submissions;
  const rows = await db
    .select({ createdAt, firstAnsweredAt })
    .from(submissions)
    .where(
      and(eq(submissions.region, region), isNotNull(firstAnsweredAt), gte(firstAnsweredAt, since)),
    );
  return rows.flatMap(({ createdAt, firstAnsweredAt }) =>
    firstAnsweredAt ? [{ createdAt, firstAnsweredAt }] : [],
  );
}

/** What the mail of an answer is about: the answer and the message. */
export async function findAnswerToSend(
  db: Database,
  id: string,
): Promise<{ answer: typeof answers.$inferSelect; submission: SubmissionRow } | undefined> {
  const [row] = await db
    .select({ answer: answers, submission: submissions })
    .from(answers)
    .innerJoin(submissions, eq(submissions.id, answers.submissionId))
    .where(eq(answers.id, id));
  return row;
}

export async function markAnswerSent(db: Database, id: string): Promise<void> {
  await db.update(answers).set({ sent: new Date() }).where(eq(answers.id, id));
}
