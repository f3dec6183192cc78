/**
 * What a member of staff sees of the messages to their own desk. Another edition's are answered as if
 * they were not there, and neither a look at personal data nor a change is without its row in the audit.
 */
import 'server-only';
import type { z } from 'zod';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { fileResponse } from '../../platform/files/file-response.ts';
import { readStoredFile } from '../../platform/files/files.ts';
import { mailState } from '../../platform/mail/mail-state.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { findStaff, type User } from '../../platform/session/rows/users.ts';
import type { Session } from '../../platform/session/session.ts';
import { recordAct } from '../audit/record.ts';
import { fieldWords } from '../submissions/field-words.ts';
import { SUBMISSION_KINDS, SUBMISSION_STATUSES } from '../submissions/kinds.ts';
import { acknowledgement } from '../submissions/mails.ts';
import { type Attachment, findAttachment } from '../submissions/rows/attachments.ts';
import {
  countSubmissions,
  findOthersOf,
  findSubmission,
  findSubmissions,
  type SubmissionFilter,
  type SubmissionRow,
} from '../submissions/rows/desk.ts';
import { findAnswers } from '../submissions/rows/desk-answers.ts';
import { findNotes } from '../submissions/rows/notes.ts';
import { promisedIn } from './due.ts';
import { deskAnswer } from './mails.ts';
import {
  type exportQuery,
  type listAnswer,
  type listQuery,
  PAGE_SIZE,
  type submissionAnswer,
} from './schema.ts';
import { listItem, stageOf } from './submission-words.ts';

type Staff = { session: Session };
type OfSubmission = Staff & { params: { id: string } };

/** What is asked for, at the desk of whoever asks. */
export const filterOf = (
  { assigned, ...asked }: z.output<typeof exportQuery>,
  { id, region }: Pick<User, 'id' | 'region'>,
): SubmissionFilter => ({ ...asked, region, assigned: assigned === 'me' ? id : assigned });

/** A page of the list, what is due or newest first, with how many there are of each kind and status. */
export async function listSubmissions({
  session: { user },
  query: { page, ...asked },
}: Staff & { query: z.output<typeof listQuery> }): Promise<z.output<typeof listAnswer>> {
  const db = await getDb();
  const filter = filterOf(asked, user);
  const offset = (page - 1) * PAGE_SIZE;
  const promised = promisedIn(user.region);
  const rows = await findSubmissions(db, filter, { promised, limit: PAGE_SIZE, offset });
  const counted = await countSubmissions(db, filter);
  await recordAct(db, user, { action: 'list-read' });

  const { kind, status } = asked;
  const sum = (of: { kind?: string | undefined; status?: string | undefined }) =>
    counted
      .filter(
        (one) => (!of.kind || one.kind === of.kind) && (!of.status || one.status === of.status),
      )
      .reduce((total, one) => total + one.rows, 0);
  const total = sum({ kind, status });
  const pairs = <Key extends string>(keys: readonly Key[], count: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;
  return {
    region: user.region,
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    counts: {
      status: pairs(SUBMISSION_STATUSES, (one) => sum({ kind, status: one })),
      kind: pairs(SUBMISSION_KINDS, (one) => sum({ kind: one, status })),
    },
    me: user.id,
    staff: await findStaff(db, user.region),
    items: rows.map(listItem),
  };
}

/** The message `id`. @throws ApiError NOT_FOUND, also for one of another edition */
export async function ownSubmission({
  session: { user },
  params,
}: OfSubmission): Promise<SubmissionRow> {
  const row = await findSubmission(await getDb(), { id: params.id, region: user.region });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** The kinds of mail of which each message has one at most. */
const CONFIRMATIONS = [acknowledgement.name, 'applicationAcknowledgement'];

/** Whose account a file is in does not concern the desk. */
const fileFacts = (file: Attachment | null | undefined) => {
  if (!file) return null;
  const { ownerId: _, ...facts } = file;
  return facts;
};

/** All that was sent, in the words of its form, and what was answered. @throws ApiError NOT_FOUND */
export async function readSubmission(
  asked: OfSubmission,
): Promise<z.output<typeof submissionAnswer>> {
  const row = await ownSubmission(asked);
  const db = await getDb();
  const answers = await findAnswers(db, row.id);
  const notes = await findNotes(db, row.id);
  const others = await findOthersOf(db, row);
  const outbox = await getOutbox();
  const file = row.fileId ? await findAttachment(db, row.fileId) : undefined;
  await recordAct(db, asked.session.user, {
    action: 'message-read',
    submissionId: row.id,
    person: row.email,
  });
  return {
    ...listItem(row),
    ...stageOf(row),
    email: row.email,
    fields: fieldWords(row.kind, row.details, row.region),
    jobId: row.jobId,
    file: fileFacts(file),
    notes: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
    others: others.map(listItem),
    confirmation: await mailState(outbox, CONFIRMATIONS, row.id, row.acknowledgementSent),
    answers: await Promise.all(
      answers.map(async ({ createdAt, sent, file, ...answer }) => ({
        ...answer,
        createdAt: createdAt.toISOString(),
        file: fileFacts(file),
        mail: await mailState(outbox, [deskAnswer.name], answer.id, sent),
      })),
    ),
  };
}

/**
 * The file that came with a message, to be saved.
 * @throws ApiError NOT_FOUND, also without one; what readStoredFile() throws of one that is not to be opened
 */
export async function readSubmissionFile(asked: OfSubmission): Promise<Response> {
  const row = await ownSubmission(asked);
  const file = row.fileId ? await readStoredFile(row.fileId, row.reference) : undefined;
  if (!file) throw new ApiError('NOT_FOUND', { message: 'No file came with this message.' });
  await recordAct(await getDb(), asked.session.user, {
    action: 'file-saved',
    submissionId: row.id,
    person: row.email,
  });
  return fileResponse(file);
}
