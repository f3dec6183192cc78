/** The outage form, as the page shows it. The words are `outageForm` in content/messages. */
import { PHONE } from '../../site/forms/fields.ts';
import type { FormDefinition } from '../../site/forms/form.ts';

export const outageForm: FormDefinition = {
  id: 'outage',
  words: 'outageForm',
  page: '/report',
  path: '/registration/outage-notification',
  submissionKind: 'outage',
  needsSession: true,
  draft: 'outage',
  adds: ['company'],
  fields: [
    { name: 'system', kind: 'select', isRequired: true, isHalf: true },
    { name: 'severity', kind: 'select', isRequired: true, isHalf: true },
    { name: 'since', kind: 'text', isRequired: true, maxLength: 80, isHalf: true },
    { name: 'people', kind: 'text', isRequired: true, maxLength: 60, isHalf: true },
    PHONE,
    { name: 'message', kind: 'textarea', isRequired: true, maxLength: 4000 },
  ],
};
