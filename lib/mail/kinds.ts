/** Every kind of mail. Its name is that of its templates in content/mail. */
import 'server-only';
import { acknowledgement, desk } from '../contact/mails.ts';
import type { MailKind } from './mail-kind.ts';

export const MAIL_KINDS = { acknowledgement, desk } satisfies Record<string, MailKind>;

export type MailKindName = keyof typeof MAIL_KINDS;
