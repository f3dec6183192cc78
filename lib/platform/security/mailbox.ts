/** Which inbox an e-mail address leads to, so that a limit counts its spellings as one. */

/** Providers that ignore dots before the @ (support.google.com/mail/answer/7436150), by one name. */
const WITHOUT_DOTS: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * The inbox of `email`: in small letters, without a +tag (RFC 5233; common at nearly every provider,
 * and where it is not, two people share a limit), and without dots where they mean nothing. For
 * counting only: mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, at);
  const name = local.replace(/(?!^)\+.*$/, '');
  const provider = WITHOUT_DOTS[domain];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}
