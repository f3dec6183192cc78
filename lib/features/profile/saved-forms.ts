/** The forms on the page of one's account. Their endpoints are PATCH, PUT and DELETE as well as POST. */
import { acceptedBy, limitInWords } from '../../platform/files/limits.ts';
import { COMPANY, EMAIL, NAME, NEW_PASSWORD, PASSWORD, PHONE } from '../../site/forms/fields.ts';
import type { FormDefinition } from '../../site/forms/form.ts';
import { REPLY_LIMITS } from '../threads/reply-limits.ts';

const page = '/profile';

export const profileForm: FormDefinition = {
  id: 'profile',
  words: 'profileForm',
  page,
  path: '/user/profile',
  method: 'PATCH',
  fields: [
    NAME,
    { ...PHONE, maxLength: 26, isHalf: true },
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
  fields: [PASSWORD, { ...NEW_PASSWORD, name: 'newPassword' }],
};

export const companyForm: FormDefinition = {
  id: 'company',
  words: 'companyForm',
  page,
  path: '/company/me',
  fields: [{ ...COMPANY, name: 'companyName', isRequired: true }],
};

export const inviteForm: FormDefinition = {
  id: 'invite',
  words: 'inviteForm',
  page,
  path: '/user/invite',
  fields: [{ ...EMAIL, autoComplete: 'off' }],
};

/** To the desk, about a message of one's own: its path and its draft are that message's. */
export const replyForm: FormDefinition = {
  id: 'reply',
  words: 'replyForm',
  page,
  path: '/user/profile/submissions/{reference}/reply',
  needsSession: true,
  fields: [
    { name: 'text', kind: 'textarea', isRequired: true, maxLength: REPLY_LIMITS.longest },
    { name: 'attachment', kind: 'file', takes: 'document' },
  ],
};

/** For an account that has a password; without one there is nothing to fill in. */
export const eraseForm: FormDefinition = {
  id: 'erase',
  words: 'eraseForm',
  page,
  path: '/user/profile',
  method: 'DELETE',
  isDestructive: true,
  fields: [{ ...PASSWORD, name: 'currentPassword' }],
};

/** What the picker of a picture offers, and how that is said: 'PNG, JPEG or WebP, at most 2 MB'. */
export const PICTURE = {
  accept: acceptedBy('picture'),
  says: limitInWords('picture'),
};
