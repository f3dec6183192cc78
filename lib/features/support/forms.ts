/** The support form, as the page shows it. The words are `supportForm` in content/messages. */
import type { FormDefinition } from '../../site/forms/form.ts';

export const supportForm: FormDefinition = {
  // Specification, section 9: form identifiers.
  id: 'support',
  words: 'supportForm',
  page: '/support',
  path: '/registration/support-request',
  submissionKind: 'support',
  needsSession: true,
  draft: 'support',
  adds: ['company'],
  fields: [
    { name: 'product', kind: 'select', isRequired: true, isHalf: true },
    { name: 'urgency', kind: 'select', isRequired: true, isHalf: true },
    { name: 'subject', kind: 'text', isRequired: true, maxLength: 120 },
    { name: 'message', kind: 'textarea', isRequired: true, maxLength: 4000 },
    { name: 'browser', kind: 'text', autoComplete: 'off', maxLength: 120, prefill: 'browser' },
    { name: 'attachment', kind: 'file', takes: 'document' },
  ],
};
