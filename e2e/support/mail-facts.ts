/** What tests ask of a mail. */
import type { Email } from 'postal-mime';

export const mailFacts = {
  id: (mail: Email) => mail.messageId ?? '',
  to: (mail: Email) => mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
};
