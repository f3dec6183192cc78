/** The mail of a notice. It holds nothing that was typed. */
import { originOf } from '../../platform/region/origins.ts';
import 'server-only';
import { mailKind } from '../../platform/mail/mail-kind.ts';
import { getMessages } from '../../site/content/messages.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { deskAddress } from '../../site/mail/frame.ts';
import { accountNotices } from './tables.ts';

export const accountNotice = mailKind(
  'accountNotice',
  accountNotices,
  'noticeSent',
  ({ id, kind, region, email, createdAt }) => {
    const { subject, what, advice } = getMessages(region).accountNotices[kind];
    return {
      region,
      reference: makeReference(Buffer.from(id.replaceAll('-', ''), 'hex')),
      date: createdAt,
      to: email,
      replyTo: deskAddress(region),
      subject,
      // RFC 3834: no answer by a program is wanted.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      template: 'account-notice',
      values: {
        subject,
        what,
        advice,
        safetyUrl: `${originOf(region)}/profile/safety`,
      },
    };
  },
);
