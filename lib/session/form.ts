/** The sign-in form, as the page shows it. The words are `loginForm` in content/messages. */
import type { FormDefinition } from '../forms/form.ts';
import { PASSWORD_LIMITS } from './password-limits.ts';

export const loginForm: FormDefinition = {
  id: 'login',
  words: 'loginForm',
  page: '/auth/login',
  path: '/user/login',
  leadsTo: 'back',
  // Which of the two is wrong is never told; the password is what most people mistype.
  fieldOf: { WRONG_CREDENTIALS: 'password' },
  fields: [
    { name: 'email', kind: 'email', autoComplete: 'username', isRequired: true, maxLength: 254 },
    {
      name: 'password',
      kind: 'password',
      autoComplete: 'current-password',
      isRequired: true,
      maxLength: PASSWORD_LIMITS.longest,
    },
  ],
};
