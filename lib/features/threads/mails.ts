/** The mail that tells the desk what the sender of a message wrote again. */
import 'server-only';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { getMessages } from '../../site/content/messages.ts';
import { brand } from '../../site/content/site.ts';
import { deskLetter } from '../submissions/mails.ts';
import { findAnswerToSend, markAnswerSent } from '../submissions/rows/desk-answers.ts';
import { subjectOf } from '../submissions/subject.ts';

type Replied = NonNullable<Awaited<ReturnType<typeof findAnswerToSend>>>;

export const deskReply: MailKind<Replied> = {
  name: 'deskReply',
  write: ({ answer, submission }) => {
    const { id, region } = submission;
    const topic = getMessages(region).desk.replyTopic.replace('{subject}', () =>
      subjectOf(submission),
    );
    const letter = deskLetter(submission, topic, [], answer);
    // Mail programs show it below the mail about the message itself (lib/site/mail/frame.ts).
    const thread = `<desk.${id}@${brand[region].mailDomain}>`;
    return {
      ...letter,
      headers: { ...letter.headers, 'In-Reply-To': thread, References: thread },
    };
  },
  find: async (db, id) => {
    const found = await findAnswerToSend(db, id);
    // Without an address the person was erased while the mail waited.
    if (!found?.submission.email || found.answer.sent) return undefined;
    return deskReply.write(found);
  },
  markSent: markAnswerSent,
};
