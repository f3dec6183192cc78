/** What staff fill in to erase a person: the address once more, and their own password. */
import { EMAIL, PASSWORD } from '../../site/forms/fields.ts';
import type { FormDefinition } from '../../site/forms/form.ts';

const ADDRESS = { ...EMAIL, autoComplete: 'off' } as const;

export const erasureForm: FormDefinition = {
  id: 'desk-erasure',
  words: 'deskErasureForm',
  page: '/desk',
  path: '/desk/erasure',
  isDestructive: true,
  fields: [ADDRESS, { ...ADDRESS, name: 'emailAgain' }, PASSWORD],
};
