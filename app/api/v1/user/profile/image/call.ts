/** /api/v1/user/profile/image: the picture of one's own account. */
import { z } from 'zod';
import { defineCall } from '@/lib/api/call';
import { fileField } from '@/lib/files/file-field';
import { UPLOAD_BODY } from '@/lib/files/limits';
import { pictureAnswer } from '@/lib/profile/schema';

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
