/** Takes a message of the contact form: one row, a mail to the visitor, a mail to the desk. */
import 'server-only';
import { contactMessages } from '../db/schema.ts';
import { submission } from '../submissions/submission.ts';
import { type ContactForm, SUPPORT_TOPIC } from './schema.ts';

export const submitContact = submission<ContactForm>({
  name: 'contact-us',
  mails: ['acknowledgement', 'desk'],
  insert: async (tx, { company, phone, browser, ...fields }) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({
        ...fields,
        company: company || null,
        phone: phone || null,
        browser: (fields.topic === SUPPORT_TOPIC && browser) || null,
      })
      .returning({ id: contactMessages.id });
    if (!row) throw new Error('The insert returned no row.');
    return row.id;
  },
});
