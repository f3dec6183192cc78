/** What a person sent to a desk: a copy of it, and its erasure. */
import 'server-only';
import { and, count, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { deleteStoredFile } from '../../platform/files/files.ts';
import { files } from '../../platform/files/tables.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { moment } from '../../platform/validation/text-fields.ts';
import type { Person, PersonalData } from '../../site/feature/define-feature.ts';
import { AUDIT_ACTIONS } from '../audit/actions.ts';
import { findActsOn } from '../audit/rows/audit-entries.ts';
import { ANSWER_WRITERS, SUBMISSION_KINDS, SUBMISSION_STATUSES } from './kinds.ts';
import { isSentBy } from './rows/own-submissions.ts';
import { answers, notes, submissions } from './tables.ts';

/** Stands where a name and an answer stood. */
export const ERASED = 'Erased';

/**
 * Takes the words out of what the person sent. It keeps its reference, kind and times, so that the desk's counts
 * stay right, and loses every word and file.
 */
async function anonymise(tx: Transaction, person: Person, now: Date): Promise<void> {
  const sent = await tx
    .select({ id: submissions.id, fileId: submissions.fileId })
    .from(submissions)
    .where(isSentBy(person))
    .for('update');
  const ids = sent.map(({ id }) => id);
  const isAbout = inArray(answers.submissionId, ids);
  const followed = await tx.select({ fileId: answers.fileId }).from(answers).where(isAbout);
  await tx.update(answers).set({ text: ERASED, fileId: null }).where(isAbout);
  await tx.delete(notes).where(inArray(notes.submissionId, ids));
  await tx
    .update(answers)
    .set({ sent: now })
    .where(and(isAbout, isNull(answers.sent)));
  await tx
    .update(submissions)
    .set({
      name: ERASED,
      email: '',
      details: {},
      userId: null,
      fileId: null,
      jobId: null,
      // There is no address left to answer, and mails that still wait have none.
      status: 'handled',
      handledAt: sql`coalesce(${submissions.handledAt}, ${now})`,
      acknowledgementSent: sql`coalesce(${submissions.acknowledgementSent}, ${now})`,
      deskSent: sql`coalesce(${submissions.deskSent}, ${now})`,
    })
    .where(inArray(submissions.id, ids));
  for (const { fileId } of [...sent, ...followed]) if (fileId) await deleteStoredFile(tx, fileId);
}

/** What they sent, the answers to it, and what the desk did with it. */
async function findSent(db: Database, person: Person) {
  const sent = await db.select().from(submissions).where(isSentBy(person));
  const ids = sent.map(({ id }) => id);
  const written = await db.select().from(answers).where(inArray(answers.submissionId, ids));
  const noted = await db.select().from(notes).where(inArray(notes.submissionId, ids));
  const acts = await findActsOn(db, ids);
  const fileIds = [...sent, ...written].flatMap(({ fileId }) => fileId ?? []);
  const { id, purpose, name, type, size, createdAt } = files;
  return {
    submissions: sent.map((row) => ({
      reference: row.reference,
      kind: row.kind,
      region: row.region,
      name: row.name,
      email: row.email,
      details: row.details,
      jobId: row.jobId,
      status: row.status,
      createdAt: row.createdAt,
      answers: written
        .filter(({ submissionId }) => submissionId === row.id)
        .map(({ writer, text, createdAt }) => ({ writer, text, createdAt })),
      notes: noted
        .filter(({ submissionId }) => submissionId === row.id)
        .map(({ text, createdAt }) => ({ text, createdAt })),
      staffActions: acts
        .filter(({ submissionId }) => submissionId === row.id)
        .map(({ action, createdAt }) => ({ action, createdAt })),
    })),
    files: await db
      .select({ id, purpose, name, type, size, createdAt })
      .from(files)
      .where(and(isNull(files.ownerId), inArray(files.id, fileIds))),
  };
}

export const personalData: PersonalData = {
  lists: {
    submissions: z.array(
      z.object({
        reference: z.string(),
        kind: z.enum(SUBMISSION_KINDS),
        region: z.enum(REGIONS),
        name: z.string(),
        email: z.string(),
        details: z.record(z.string(), z.string()),
        jobId: z.string().nullable(),
        status: z.enum(SUBMISSION_STATUSES),
        createdAt: moment,
        answers: z.array(
          z.object({ writer: z.enum(ANSWER_WRITERS), text: z.string(), createdAt: moment }),
        ),
        /** What the desk wrote down for itself. */
        notes: z.array(z.object({ text: z.string(), createdAt: moment })),
        /** Each time that staff of the desk looked at it, or did something with it. */
        staffActions: z.array(z.object({ action: z.enum(AUDIT_ACTIONS), createdAt: moment })),
      }),
    ),
  },
  find: findSent,
  erase: anonymise,
  count: async (tx, person) => {
    const [sent] = await tx.select({ rows: count() }).from(submissions).where(isSentBy(person));
    return { submissions: sent?.rows ?? 0 };
  },
};
