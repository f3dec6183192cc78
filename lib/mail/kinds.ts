/** Every kind of mail. Its name is that of its templates in content/mail. */
import 'server-only';
import { invite, oneTimeCode } from '../accounts/mails.ts';
import { applicationAcknowledgement, applicationDesk } from '../careers/mails.ts';
import { deskAnswer } from '../desk/mails.ts';
import { newsletterIssue } from '../newsletter/issue-mail.ts';
import { newsletterConfirmation } from '../newsletter/mails.ts';
import { acknowledgement, desk } from '../submissions/mails.ts';
import type { MailKind } from './mail-kind.ts';

export const MAIL_KINDS = {
  acknowledgement,
  applicationAcknowledgement,
  applicationDesk,
  desk,
  deskAnswer,
  invite,
  newsletterConfirmation,
  newsletterIssue,
  oneTimeCode,
} satisfies Record<string, MailKind>;

export type MailKindName = keyof typeof MAIL_KINDS;
