/** The mails that the outbox sends, found among the kinds of mail that the site has. */
import 'server-only';
import { type MailKind, TemplateError } from '../../platform/mail/mail-kind.ts';
import type { MailSource } from '../../platform/mail/outbox.ts';
import { composeMail } from './frame.ts';

/** @throws Error when two kinds have one name */
export function mailSource(
  kinds: readonly Pick<MailKind, 'name' | 'find' | 'markSent'>[],
): MailSource {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  if (byName.size < kinds.length) throw new Error('Two kinds of mail have one name.');
  const kindOf = (name: string) => {
    const kind = byName.get(name);
    // A job of an older version of the site: like a template that is not there.
    if (!kind) throw new TemplateError(`there is no mail '${name}'`);
    return kind;
  };
  return {
    find: async (db, name, id) => {
      const letter = await kindOf(name).find(db, id);
      return letter && composeMail(name, id, letter);
    },
    markSent: (db, name, id) => kindOf(name).markSent(db, id),
  };
}
