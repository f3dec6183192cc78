/** Every kind of mail. */
import 'server-only';
import { invite, oneTimeCode } from '../features/accounts/mails.ts';
import { applicationAcknowledgement, applicationDesk } from '../features/careers/mails.ts';
import { deskAnswer } from '../features/desk/mails.ts';
import { newsletterIssue } from '../features/newsletter/issue-mail.ts';
import { newsletterConfirmation } from '../features/newsletter/mails.ts';
import { acknowledgement, desk } from '../features/submissions/mails.ts';
import type { MailKind } from '../platform/mail/mail-kind.ts';

export const MAIL_KINDS = [
  acknowledgement,
  applicationAcknowledgement,
  applicationDesk,
  desk,
  deskAnswer,
  invite,
  newsletterConfirmation,
  newsletterIssue,
  oneTimeCode,
] satisfies Pick<MailKind, 'name'>[];
