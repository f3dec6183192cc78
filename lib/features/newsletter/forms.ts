/** The newsletter's forms, as pages show them. */
import { SENDER_EMAIL } from '../../site/forms/fields.ts';
import type { FormDefinition } from '../../site/forms/form.ts';

export const newsletterForm: FormDefinition = {
  // Specification, section 9: form identifiers.
  id: 'joinNewsletterForm',
  words: 'newsletterForm',
  page: '/newsletter',
  path: '/email-subscription/subscribe',
  isPublic: true,
  fields: [SENDER_EMAIL],
};

/** A link in a mail leads to it: programs that look at links on their own must not press a button. */
export const newsletterConfirmForm: FormDefinition = {
  id: 'newsletter-confirm',
  words: 'newsletterConfirmForm',
  page: '/newsletter/confirm',
  path: '/email-subscription/confirm',
  fields: [{ name: 'code', kind: 'hidden' }],
};

export const newsletterUnsubscribeForm: FormDefinition = {
  id: 'newsletter-unsubscribe',
  words: 'newsletterUnsubscribeForm',
  page: '/newsletter/unsubscribe',
  path: '/email-subscription/unsubscribe',
  fields: [{ name: 'code', kind: 'hidden' }],
};
