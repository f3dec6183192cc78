/** An issue of the newsletter as a mail to one reader, with the way out in every copy. */
import { originOf } from '../../platform/region/origins.ts';
import 'server-only';
import type { Letter, MailKind } from '../../platform/mail/mail-kind.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { deskAddress } from '../../site/mail/frame.ts';
import { readIssue } from './issue.ts';
import { markIssueSent, readerOfIssue } from './rows/newsletter-issues.ts';
import type { newsletterSubscriptions } from './tables.ts';

type Row = { month: string; reader: typeof newsletterSubscriptions.$inferSelect };

/** Of a mail: '2026-12.<id of the subscription>'. */
export const issueKey = (month: string, subscription: string) => `${month}.${subscription}`;

function write({ month, reader: { id, region, reference, email } }: Row): Letter {
  const { title, preview, body } = readIssue(month, region);
  const code = issueMailedCode('newsletter-unsubscribe', id);
  const oneClick = `${originOf(region)}/api/v1/email-subscription/unsubscribe?code=${code}`;
  return {
    region,
    reference,
    // Of the issue, the same for every reader and every attempt.
    date: new Date(`${month}-01T12:00:00Z`),
    to: email,
    replyTo: deskAddress(region),
    subject: title,
    headers: {
      Precedence: 'bulk',
      // RFC 8058: mail programs show a button that needs one click.
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    template: 'newsletter-issue',
    values: {
      title,
      preview,
      body,
      unsubscribeUrl: `${originOf(region)}/newsletter/unsubscribe?code=${code}`,
    },
  };
}

export const newsletterIssue: MailKind<Row> = {
  name: 'newsletterIssue',
  write,
  find: async (db, key) => {
    const [month = '', subscription = ''] = key.split('.');
    const reader = await readerOfIssue(db, key, subscription);
    return reader && write({ month, reader });
  },
  markSent: markIssueSent,
};
