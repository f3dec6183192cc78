/** /api/v1/user/profile/image: the picture of one's own account. */
import { z } from 'zod';
import { pictureAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';
import { fileField } from '@/lib/platform/files/file-field';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';

const path = '/user/profile/image';

export const profileImage = defineCall({
  method: 'GET',
  path,
  summary: 'The picture of the account that is signed in, as it was uploaded.',
  needsSession: true,
  status: 200,
  answer: z.unknown(),
});

export const replaceProfileImage = defineCall({
  method: 'POST',
  path,
  summary: 'Put a picture in place of the one before it.',
  upload: z.strictObject({ image: fileField('picture') }),
  maxBytes: UPLOAD_BODY,
  needsSession: true,
  status: 200,
  answer: pictureAnswer,
});

export const removeProfileImage = defineCall({
  method: 'DELETE',
  path,
  summary: 'Take the picture of one’s account away.',
  needsSession: true,
  status: 200,
  answer: pictureAnswer,
});
