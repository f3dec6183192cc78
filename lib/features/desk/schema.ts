/** What the desk's screen asks for and is answered. Read by the browser too: no secret, no database. */
import { z } from 'zod';
import { fileField } from '../../platform/files/file-field.ts';
import { FILE_STATES } from '../../platform/files/scan-state.ts';
import { MAIL_STATES } from '../../platform/mail/mail-states.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { PASSWORD_LIMITS } from '../../platform/session/password-limits.ts';
import { email, manyLines, oneLine } from '../../platform/validation/text-fields.ts';
import {
  ANSWER_WRITERS,
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
  URGENCY_LEVELS,
} from '../submissions/kinds.ts';
import { ANSWER_LIMITS, NOTE_LIMITS } from './answer-limits.ts';

export const PAGE_SIZE = 20;

const kind = z.enum(SUBMISSION_KINDS, { error: 'Choose a kind from the list.' });
const status = z.enum(SUBMISSION_STATUSES, { error: 'Choose new, answered or handled.' });
const page = z.coerce
  .number({ error: 'Send the number of a page.' })
  .int('Send the number of a page.')
  .min(1, 'Pages begin with 1.')
  .max(10_000, 'There are fewer pages.')
  .default(1);

const CHOOSE_DAY = 'Choose a day.';
/** PostgreSQL has no year 0, and the desk nothing from before 2000. */
export const day = z.iso
  .date({ error: CHOOSE_DAY })
  .regex(/^2\d{3}-/, CHOOSE_DAY)
  .optional();

/** On whose table a message is: that of whoever asks, or on nobody's. */
export const ASSIGNED = ['me', 'nobody'] as const;

const filter = {
  kind: kind.optional(),
  status: status.optional(),
  assigned: z.enum(ASSIGNED, { error: 'Choose mine or nobody’s.' }).optional(),
  /** The first and the last day on which it came, by the calendar of the desk. */
  from: day,
  to: day,
  q: oneLine().max(100, 'Search for at most 100 characters.').optional(),
};
export const exportQuery = z.strictObject(filter);
export const listQuery = z.strictObject({ ...filter, page });
export const pageQuery = z.strictObject({ page });
export const submissionParams = z.strictObject({ id: z.uuid() });

export const answerBody = z.strictObject({
  text: manyLines()
    .min(ANSWER_LIMITS.shortest, 'Write the answer first.')
    .max(ANSWER_LIMITS.longest, `Shorten the answer to ${ANSWER_LIMITS.longest} characters.`),
});
/** The same with a file. */
export const answerUpload = answerBody.extend({ attachment: fileField('document').optional() });
export const noteBody = z.strictObject({
  text: manyLines()
    .min(ANSWER_LIMITS.shortest, 'Write the note first.')
    .max(NOTE_LIMITS.longest, `Shorten the note to ${NOTE_LIMITS.longest} characters.`),
});

const change = {
  status: status.optional(),
  /** Null for nobody. */
  assigneeId: z.uuid({ error: 'Choose somebody from the list.' }).nullable().optional(),
};
const NO_CHANGE = { path: ['status'], error: 'Send a status or an assignee.' };
const saysSomething = (sent: object) => 'status' in sent || 'assigneeId' in sent;
export const changeBody = z.strictObject(change).refine(saysSomething, NO_CHANGE);
/** The same for many at once: a page of the list. */
export const bulkBody = z
  .strictObject({
    ...change,
    ids: z
      .array(z.uuid('Send the ids of messages.'))
      .min(1, 'Choose at least one message.')
      .max(PAGE_SIZE, `Choose at most ${PAGE_SIZE} messages.`),
  })
  .refine(saysSomething, NO_CHANGE);
export const bulkAnswer = z.object({ changed: z.int() });
export const personBody = z.strictObject({ email: email() });
/** The person's address twice, and the password of whoever asks. */
export const erasureBody = z.strictObject({
  email: email(),
  emailAgain: email(),
  password: z
    .string({ error: 'Enter your password.' })
    .max(PASSWORD_LIMITS.longest, `A password has at most ${PASSWORD_LIMITS.longest} characters.`),
});

const moment = z.iso.datetime();
const listItem = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind,
  status,
  name: z.string(),
  /** As the sender wrote it; null where the form does not ask, or they left it out. */
  company: z.string().nullable(),
  subject: z.string(),
  /** In the words of its form; null for a kind that has none. */
  weight: z.string().nullable(),
  urgency: z.enum(URGENCY_LEVELS),
  createdAt: moment,
  /** Since when it is the desk's turn, and by when an answer is owed; null when it is not. */
  waitingSince: moment,
  dueAt: moment.nullable(),
  assigneeId: z.uuid().nullable(),
});
const counts = z.object({
  /** Of each status, within the kind that is shown; of each kind, within the status. */
  status: z.record(status, z.int()),
  kind: z.record(kind, z.int()),
});
export const listAnswer = z.object({
  region: z.enum(REGIONS),
  total: z.int(),
  pages: z.int(),
  counts,
  /** Whoever asks, and everybody to whom a message can be given. */
  me: z.uuid(),
  staff: z.array(z.object({ id: z.uuid(), name: z.string() })),
  items: z.array(listItem),
});

const file = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.string(),
    size: z.int(),
    state: z.enum(FILE_STATES),
  })
  .nullable();

const stage = {
  status,
  firstAnsweredAt: moment.nullable(),
  handledAt: moment.nullable(),
};
export const submissionAnswer = z.object({
  ...listItem.shape,
  ...stage,
  /** Empty once the person asked for erasure. */
  email: z.string(),
  /** How the mail stands that told them that it came. */
  confirmation: z.enum(MAIL_STATES),
  fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  jobId: z.string().nullable(),
  file,
  /** What the desk wrote down for itself. */
  notes: z.array(
    z.object({ id: z.uuid(), text: z.string(), by: z.string().nullable(), createdAt: moment }),
  ),
  /** What else the same address sent to this desk, the newest first. */
  others: z.array(listItem),
  answers: z.array(
    z.object({
      id: z.uuid(),
      writer: z.enum(ANSWER_WRITERS),
      text: z.string(),
      /** Of the desk; empty when their account is gone. */
      by: z.string().nullable(),
      createdAt: moment,
      file,
      /** How the mail that carries it stands. */
      mail: z.enum(MAIL_STATES),
    }),
  ),
});
export const changedAnswer = z.object({
  id: z.uuid(),
  ...stage,
  assigneeId: z.uuid().nullable(),
});
/** Of what was written: an answer, a note. */
export const writtenAnswer = z.object({ id: z.uuid() });

/** The message that is open; null for none. */
export const pulseBody = z.strictObject({ open: z.uuid('Send the id of a message.').nullable() });
export const pulseAnswer = z.object({
  /** Of the list, and of the message that is open: another one once there is something to read again. */
  list: z.string(),
  message: z.string().nullable(),
  /** Colleagues who have the same message open. */
  others: z.array(z.string()),
});

export type DeskPulse = z.output<typeof pulseAnswer>;
export type DeskList = z.output<typeof listAnswer>;
export type DeskListItem = DeskList['items'][number];
export type DeskSubmission = z.output<typeof submissionAnswer>;
