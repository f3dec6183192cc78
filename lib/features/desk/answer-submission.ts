/** Answers a message: the answer with its file, the end of the measured wait, the mail and the row of the audit are kept together. */
import 'server-only';
import { scanFiles } from '../../platform/files/scan-first.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { attachmentOf } from '../submissions/attachment.ts';
import { insertAnswer } from '../submissions/rows/desk-answers.ts';
import { deskAnswer } from './mails.ts';
import { onceAPress, type Pressed } from './once-a-press.ts';

const ERASED = 'The person who wrote this has been erased. Nobody would get the answer.';

/**
 * @returns the id of the answer
 * @throws what onceAPress(), scanFiles() and storeFile() throw; InvalidFieldsError when the sender's address was erased
 */
export async function answerSubmission(pressed: Pressed): Promise<{ id: string }> {
  const { text, attachment } = pressed.body;
  const scans = await scanFiles(pressed.body);
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  return onceAPress(pressed, {
    name: 'desk-answer',
    action: 'message-answered',
    insert: async (tx, { id: submissionId, email }, createdAt) => {
      if (!email) throw new InvalidFieldsError({ text: ERASED });
      const staffId = pressed.session.user.id;
      // It is of no account: it ends with the message.
      const fileId = await attachmentOf(tx, attachment, { ownerId: null, scans });
      const id = await insertAnswer(tx, { submissionId, staffId, text, fileId, createdAt });
      await outbox.enqueue(tx, { mail: deskAnswer, id });
      return id;
    },
  });
}
