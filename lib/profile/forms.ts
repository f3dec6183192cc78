/** The forms on the page of one's account. Their calls are PATCH, PUT and DELETE as well as POST. */
import { LIMITS, typesInWords } from '../files/limits.ts';
import type { FormDefinition } from '../forms/form.ts';
import { PASSWORD_LIMITS } from '../session/password-limits.ts';

const page = '/profile';

export const profileForm: FormDefinition = {
  id: 'profile',
  words: 'profileForm',
  page,
  path: '/user/profile',
  method: 'PATCH',
  fields: [
    { name: 'name', kind: 'text', autoComplete: 'name', isRequired: true, maxLength: 80 },
    { name: 'phone', kind: 'tel', autoComplete: 'tel', maxLength: 26, isHalf: true },
    {
      name: 'jobTitle',
      kind: 'text',
      autoComplete: 'organization-title',
      maxLength: 80,
      isHalf: true,
    },
  ],
};

export const changePasswordForm: FormDefinition = {
  id: 'change-password',
  words: 'changePasswordForm',
  page,
  path: '/user/change_password',
  method: 'PUT',
  fields: [
    {
      name: 'password',
      kind: 'password',
      autoComplete: 'current-password',
      isRequired: true,
      maxLength: PASSWORD_LIMITS.longest,
    },
    {
      name: 'newPassword',
      kind: 'password',
      autoComplete: 'new-password',
      isRequired: true,
      maxLength: PASSWORD_LIMITS.longest,
    },
  ],
};

export const companyForm: FormDefinition = {
  id: 'company',
  words: 'companyForm',
  page,
  path: '/company/me',
  fields: [
    {
      name: 'companyName',
      kind: 'text',
      autoComplete: 'organization',
      isRequired: true,
      maxLength: 80,
    },
  ],
};

export const inviteForm: FormDefinition = {
  id: 'invite',
  words: 'inviteForm',
  page,
  path: '/user/invite',
  fields: [{ name: 'email', kind: 'email', autoComplete: 'off', isRequired: true, maxLength: 254 }],
};

/** For an account that has a password; without one there is nothing to fill in. */
export const eraseForm: FormDefinition = {
  id: 'erase',
  words: 'eraseForm',
  page,
  path: '/user/profile',
  method: 'DELETE',
  fields: [
    {
      name: 'currentPassword',
      kind: 'password',
      autoComplete: 'current-password',
      isRequired: true,
      maxLength: PASSWORD_LIMITS.longest,
    },
  ],
};

/** What the picker of a picture offers, and how that is said. */
export const PICTURE = {
  accept: LIMITS.picture.types.join(','),
  says: typesInWords('picture'),
  megabytes: LIMITS.picture.maxBytes / 1_000_000,
};
