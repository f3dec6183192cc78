/** Every kind of mail. Its name is that of its templates in content/mail. */
import 'server-only';
import { newsletterConfirmation } from '../newsletter/mails.ts';
import { acknowledgement, desk } from '../submissions/mails.ts';
import type { MailKind } from './mail-kind.ts';

export const MAIL_KINDS = { acknowledgement, desk, newsletterConfirmation } satisfies Record<
  string,
  MailKind
>;

export type MailKindName = keyof typeof MAIL_KINDS;
