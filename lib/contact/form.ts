/** The contact form, as the page shows it. The words are `contactForm` in content/messages. */
import type { FormDefinition } from '../forms/form.ts';

export const contactForm: FormDefinition = {
  id: 'contact-us',
  words: 'contactForm',
  page: '/contact-us',
  path: '/registration/contact-us',
  isPublic: true,
  draft: 'contact',
  fields: [
    { name: 'name', kind: 'text', autoComplete: 'name', isRequired: true, maxLength: 80 },
    { name: 'email', kind: 'email', autoComplete: 'email', isRequired: true, maxLength: 254 },
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
    { name: 'message', kind: 'textarea', isRequired: true, maxLength: 4000 },
  ],
};
