/** What visitors send to a desk, and what the desk does with it. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import { files } from '../../platform/files/tables.ts';
import type { Region } from '../../platform/region/region.ts';
import { users } from '../../platform/session/tables.ts';
import type { AnswerWriter, SubmissionKind, SubmissionStatus } from './kinds.ts';

export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    /** What the visitor is told, such as NV-7F3K-92QD. */
    reference: text('reference').notNull().unique(),
    kind: text('kind').$type<SubmissionKind>().notNull(),
    region: text('region').$type<Region>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The form's other fields, by their names; those that were left empty are not there. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    /** The account that was signed in. What it sent stays with the desk when the account goes. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of an application: the job, and the CV. */
    jobId: text('job_id'),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    status: text('status').$type<SubmissionStatus>().notNull().default('new'),
    createdAt: createdAt(),
    /** Since when it is the desk's turn: when it came, or when its sender wrote again after an answer. */
    waitingSince: moment('waiting_since').notNull().defaultNow(),
    /** Of the desk's staff: who has it on their table. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    firstAnsweredAt: moment('first_answered_at'),
    handledAt: moment('handled_at'),
    /** Set once the mail has left; a job that runs again then has nothing to do. */
    acknowledgementSent: moment('acknowledgement_sent'),
    deskSent: moment('desk_sent'),
  },
  (table) => [
    index('submissions_region_created_at').on(table.region, table.createdAt),
    index('submissions_email').on(sql`lower(${table.email})`),
    index('submissions_user_id').on(table.userId),
    // No account applies for one job twice. An address without one may have been typed by any visitor.
    uniqueIndex('submissions_application_of_account')
      .on(table.userId, table.region, table.jobId)
      .where(sql`${table.jobId} IS NOT NULL`),
  ],
);

/** What was written after it: by the desk, or by its sender under their account. */
export const answers = pgTable(
  'answers',
  {
    id: id(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    writer: text('writer').$type<AnswerWriter>().notNull().default('desk'),
    staffId: uuid('staff_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When its mail has left: that of the desk to the sender, that of the sender to the desk. */
    sent: moment('sent'),
  },
  (table) => [index('answers_submission_id').on(table.submissionId)],
);

/** What the desk wrote down about it for itself. In a table of its own, so that no answer can hold one by mistake. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('notes_submission_id').on(table.submissionId)],
);
