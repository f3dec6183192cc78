/** Takes a message of the contact form. */
import 'server-only';
import { submission } from '../submissions/submission.ts';
import { type ContactForm, SUPPORT_TOPIC } from './schema.ts';

export const submitContact = submission<ContactForm>({
  kind: 'contact',
  keep: ({ browser, ...fields }) =>
    fields.topic === SUPPORT_TOPIC ? { ...fields, browser } : fields,
});
