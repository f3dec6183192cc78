/** The mail of a notice. It holds nothing that was typed. */
import { originOf } from '../../platform/region/origins.ts';
import 'server-only';
import { mailKind } from '../../platform/mail/mail-kind.ts';
import { getMessages } from '../../site/content/messages.ts';
import { referenceOfRow } from '../../site/forms/reference.ts';
import { AUTO_GENERATED, deskAddress } from '../../site/mail/frame.ts';
import { ERASURE_KINDS, type NoticeKind } from './kinds.ts';
import { accountNotices } from './tables.ts';

const ERASURES: ReadonlySet<NoticeKind> = new Set(ERASURE_KINDS);

export const accountNotice = mailKind(
  'accountNotice',
  accountNotices,
  'noticeSent',
  ({ id, kind, region, email, createdAt }) => {
    const { subject, what, advice } = getMessages(region).accountNotices[kind];
    return {
      region,
      reference: referenceOfRow(id),
      date: createdAt,
      to: email,
      replyTo: deskAddress(region),
      subject,
      headers: AUTO_GENERATED,
      template: ERASURES.has(kind) ? 'erasure-notice' : 'account-notice',
      values: {
        subject,
        what,
        advice,
        safetyUrl: `${originOf(region)}/profile/safety`,
      },
    };
  },
);
