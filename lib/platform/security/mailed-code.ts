/**
 * Codes in links of our mails: the id of a row and a keyed hash of it. Nothing of them is stored, so a
 * copy of the database is of no use to an attacker who wants to follow such a link.
 */
import 'server-only';
import { isKeyedHash, keyedHash } from './secret-key.ts';

/** What a link may do. A code made for one purpose means nothing to another. */
export type CodePurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'invite'
  | 'reset-password';

/**
 * These links lie in inboxes for days or years, so they outlive a change of the secret key. That to a new password
 * opens an account and is good for minutes only: it ends with the key.
 */
const OUTLIVES_KEY = new Set<CodePurpose>([
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'invite',
]);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const issueMailedCode = (purpose: CodePurpose, id: string) =>
  `${id}.${keyedHash(`mailed-code ${purpose}`, id)}`;

/** The id of the row that `code` is about, or undefined when we never issued it for `purpose`. */
export function readMailedCode(purpose: CodePurpose, code: string): string | undefined {
  const [id = '', hash = '', ...more] = code.split('.');
  if (more.length > 0 || !UUID.test(id)) return undefined;
  const accepted = OUTLIVES_KEY.has(purpose) ? 'ofFormerKeys' : 'ofOwnKey';
  return isKeyedHash(`mailed-code ${purpose}`, id, hash, accepted) ? id : undefined;
}
