/** The forms of contact and of help, as their pages show them: both send a message to the desk. */
import type { FieldDefinition, FormDefinition } from '../forms/form.ts';

const name: FieldDefinition = {
  name: 'name',
  kind: 'text',
  autoComplete: 'name',
  isRequired: true,
  maxLength: 80,
};
const email: FieldDefinition = {
  name: 'email',
  kind: 'email',
  autoComplete: 'email',
  isRequired: true,
  maxLength: 254,
};
const message: FieldDefinition = {
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
  draft: 'contact',
  fields: [
    name,
    email,
    { name: 'company', kind: 'text', autoComplete: 'organization', maxLength: 80, isHalf: true },
    { name: 'phone', kind: 'tel', autoComplete: 'tel', maxLength: 32, isHalf: true },
    { name: 'topic', kind: 'select', isRequired: true },
    {
      name: 'browser',
      kind: 'text',
      autoComplete: 'off',
      maxLength: 120,
      prefill: 'browser',
      className: 'only-for-support',
    },
    message,
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
  fields: [name, email, { name: 'topic', kind: 'hidden' }, message],
};
