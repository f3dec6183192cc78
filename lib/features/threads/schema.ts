/** What the sender of a message sees of it, and what they write again. Browsers read it: no secret, no database. */
import { z } from 'zod';
import { fileField } from '../../platform/files/file-field.ts';
import { FILE_STATES } from '../../platform/files/scan-state.ts';
import { manyLines, moment } from '../../platform/validation/text-fields.ts';
import { referenceAnswer } from '../../site/forms/guard-fields.ts';
import { ANSWER_WRITERS, SUBMISSION_KINDS, SUBMISSION_STATUSES } from '../submissions/kinds.ts';
import { REPLY_LIMITS } from './reply-limits.ts';

export const threadParams = z.strictObject({ reference: referenceAnswer.shape.reference });

export const replyBody = z.strictObject({
  text: manyLines()
    .min(REPLY_LIMITS.shortest, 'Write your reply first.')
    .max(REPLY_LIMITS.longest, `Shorten your reply to ${REPLY_LIMITS.longest} characters.`),
});
export const replyUpload = replyBody.extend({ attachment: fileField('document').optional() });

const file = z
  .object({
    /** Null of a file that the account does not keep any more. */
    id: z.uuid().nullable(),
    name: z.string(),
    /** In bytes. */
    size: z.int(),
    state: z.enum(FILE_STATES),
  })
  .nullable();

export const threadAnswer = z.object({
  reference: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  subject: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  createdAt: moment,
  /** What was filled in, in the words of the form. */
  fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  file,
  /** What followed, the oldest first. */
  answers: z.array(
    z.object({
      id: z.uuid(),
      writer: z.enum(ANSWER_WRITERS),
      text: z.string(),
      createdAt: moment,
      file,
    }),
  ),
});
export type Thread = z.output<typeof threadAnswer>;
export type Reply = z.output<typeof replyUpload>;
