/** The forms of contact and of help, as their pages show them: both send a message to the desk. */
import { PHONE, SENDER_COMPANY, SENDER_EMAIL, SENDER_NAME } from '../../site/forms/fields.ts';
import type { FieldDefinition, FormDefinition } from '../../site/forms/form.ts';

const MESSAGE: FieldDefinition = {
  name: 'message',
  kind: 'textarea',
  isRequired: true,
  maxLength: 4000,
};

export const contactForm: FormDefinition = {
  id: 'contact-us',
  words: 'contactForm',
  page: '/contact-us',
  path: '/registration/contact-us',
  isPublic: true,
  submissionKind: 'contact',
  draft: 'contact',
  fields: [
    SENDER_NAME,
    SENDER_EMAIL,
    { ...SENDER_COMPANY, isHalf: true },
    { ...PHONE, isHalf: true },
    { name: 'topic', kind: 'select', isRequired: true, fromAddress: true },
    { name: 'product', kind: 'select', className: 'only-for-products', fromAddress: true },
    {
      name: 'browser',
      kind: 'text',
      autoComplete: 'off',
      maxLength: 120,
      prefill: 'browser',
      className: 'only-for-support',
    },
    MESSAGE,
  ],
};

/** About the site itself; its topic is given by the page. */
export const helpForm: FormDefinition = {
  // Specification, section 9: form identifiers.
  id: 'help',
  words: 'helpForm',
  page: '/help',
  path: contactForm.path,
  isPublic: true,
  draft: 'help',
  fields: [SENDER_NAME, SENDER_EMAIL, { name: 'topic', kind: 'hidden' }, MESSAGE],
};
