/** The sign-in form, as the page shows it. The words are `loginForm` in content/messages. */
import { PASSWORD, USERNAME } from '../../site/forms/fields.ts';
import type { FormDefinition } from '../../site/forms/form.ts';

export const loginForm: FormDefinition = {
  id: 'login',
  words: 'loginForm',
  page: '/auth/login',
  path: '/user/login',
  leadsTo: 'back',
  // Which of the two is wrong is never told; the password is what most people mistype.
  fieldOf: { WRONG_CREDENTIALS: 'password' },
  fields: [USERNAME, PASSWORD],
};
