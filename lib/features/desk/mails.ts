/** The mail that carries an answer of the desk to its sender. What they had written is not repeated. */
import 'server-only';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { brand } from '../../site/content/site.ts';
import { deskAddress } from '../../site/mail/frame.ts';
import { findAnswerToSend, markAnswerSent } from '../submissions/rows/desk-answers.ts';

type Answered = NonNullable<Awaited<ReturnType<typeof findAnswerToSend>>>;

export const deskAnswer: MailKind<Answered> = {
  name: 'deskAnswer',
  write: ({ answer, submission }) => {
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
    };
  },
  find: async (db, id) => {
    const found = await findAnswerToSend(db, id);
    // Without an address the person was erased while the mail waited.
    if (!found?.submission.email || found.answer.sent) return undefined;
    return deskAnswer.write(found);
  },
  markSent: markAnswerSent,
};
