/** The second step of signing in, as its page shows it. The words are `secondFactorForm` in content/messages. */
import type { FormDefinition } from '../../site/forms/form.ts';

export const secondFactorForm: FormDefinition = {
  id: 'second-factor',
  words: 'secondFactorForm',
  page: '/auth/second-factor',
  path: '/user/second-factor/code',
  leadsTo: 'back',
  needsSession: true,
  fieldOf: { INVALID_SECOND_CODE: 'code' },
  fields: [
    { name: 'code', kind: 'text', autoComplete: 'one-time-code', isRequired: true, maxLength: 20 },
  ],
};
