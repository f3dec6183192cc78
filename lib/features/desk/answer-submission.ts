/** Answers a message: the answer, the end of the measured wait, the mail and the row of the audit are kept together. */
import 'server-only';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { insertAnswer } from '../submissions/rows/desk-answers.ts';
import { deskAnswer } from './mails.ts';
import { onceAPress, type Pressed } from './once-a-press.ts';

const ERASED = 'The person who wrote this has been erased. Nobody would get the answer.';

/**
 * @returns the id of the answer
 * @throws what onceAPress() throws; InvalidFieldsError when the sender's address was erased
 */
export async function answerSubmission(pressed: Pressed): Promise<{ id: string }> {
  const { text } = pressed.body;
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  return onceAPress(pressed, {
    name: 'desk-answer',
    action: 'message-answered',
    insert: async (tx, { id: submissionId, email }, createdAt) => {
      if (!email) throw new InvalidFieldsError({ text: ERASED });
      const staffId = pressed.session.user.id;
      const id = await insertAnswer(tx, { submissionId, staffId, text, createdAt });
      await outbox.enqueue(tx, { mail: deskAnswer, id });
      return id;
    },
  });
}
