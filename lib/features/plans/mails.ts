/** The mail to whoever asked for an offer: with the price by the list, which is worked out and not typed. */
import 'server-only';
import { getMessages } from '../../site/content/messages.ts';
import { acknowledgementLetter, mailToWriter } from '../submissions/mails.ts';

export const planAcknowledgement = mailToWriter('planAcknowledgement', (row) =>
  acknowledgementLetter(row, {
    price: row.details.price ?? getMessages(row.region).customPlanForm.priceOpen,
  }),
);
