/** The mail that carries an answer of the desk to its sender, with its file. What they had written is not repeated. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { readStoredFile, type StoredFile } from '../../platform/files/files.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { brand } from '../../site/content/site.ts';
import { deskAddress } from '../../site/mail/frame.ts';
import { findAnswerToSend, markAnswerSent } from '../submissions/rows/desk-answers.ts';

type Answered = NonNullable<Awaited<ReturnType<typeof findAnswerToSend>>> & {
  file?: StoredFile | undefined;
};

/** A mail that waited for these would never leave; the desk sees them beside its answer. */
const LEFT_OUT = new Set(['FILE_GONE', 'FILE_INFECTED']);

/** @throws ApiError FILE_WAITING, and the mail waits as well; FileStoreUnavailableError */
async function fileOf({ answer, submission }: Answered): Promise<StoredFile | undefined> {
  if (!answer.fileId) return undefined;
  try {
    return await readStoredFile(answer.fileId, submission.reference);
  } catch (error) {
    if (error instanceof ApiError && LEFT_OUT.has(error.problem.body.code)) return undefined;
    throw error;
  }
}

export const deskAnswer: MailKind<Answered> = {
  name: 'deskAnswer',
  write: ({ answer, submission, file }) => {
    const { id, region, reference, email } = submission;
    // Mail programs show the answer below the acknowledgement, whose Message-ID this is (lib/site/mail/frame.ts).
    const thread = `<acknowledgement.${id}@${brand[region].mailDomain}>`;
    return {
      region,
      reference,
      date: answer.createdAt,
      to: email,
      replyTo: deskAddress(region),
      subject: `Our answer to your message ${reference}`,
      headers: { 'In-Reply-To': thread, References: thread },
      template: 'desk-answer',
      values: { answer: answer.text },
      ...(file && {
        attachments: [{ filename: file.row.name, contentType: file.row.type, content: file.bytes }],
      }),
    };
  },
  find: async (db, id) => {
    const found = await findAnswerToSend(db, id);
    // Without an address the person was erased while the mail waited.
    if (!found?.submission.email || found.answer.sent) return undefined;
    return deskAnswer.write({ ...found, file: await fileOf(found) });
  },
  markSent: markAnswerSent,
};
