/** Takes a message of the contact form. */
import 'server-only';
import { submission } from '../submissions/submission.ts';
import { type ContactForm, PRODUCT_TOPICS, SUPPORT_TOPIC } from './schema.ts';

export const submitContact = submission<ContactForm>({
  kind: 'contact',
  keep: ({ browser, product, ...fields }) => ({
    ...fields,
    ...(PRODUCT_TOPICS.includes(fields.topic) && { product }),
    ...(fields.topic === SUPPORT_TOPIC && { browser }),
  }),
});
