/** /api/v1/user/profile/image: the picture of one's own account. */
import 'server-only';
import { z } from 'zod';
import { answerPicture, removePicture, replacePicture } from '@/lib/features/profile/picture';
import { pictureAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { fileField } from '@/lib/platform/files/file-field';
import { UPLOAD_BODY } from '@/lib/platform/files/limits';

const path = '/user/profile/image';

export const profileImage = defineEndpoint(
  {
    method: 'GET',
    path,
    summary: 'The picture of the account that is signed in, as it was uploaded.',
    needsSession: true,
    status: 200,
    answer: z.unknown(),
  },
  ({ session }) => answerPicture(session.user.id),
);

export const replaceProfileImage = defineEndpoint(
  {
    method: 'POST',
    path,
    summary: 'Put a picture in place of the one before it.',
    upload: z.strictObject({ image: fileField('picture') }),
    maxBytes: UPLOAD_BODY,
    needsSession: true,
    status: 200,
    answer: pictureAnswer,
  },
  {
    upload: ({ session, body }) => replacePicture(session.user.id, body.image),
  },
);

export const removeProfileImage = defineEndpoint(
  {
    method: 'DELETE',
    path,
    summary: 'Take the picture of one’s account away.',
    needsSession: true,
    status: 200,
    answer: pictureAnswer,
  },
  ({ session }) => removePicture(session.user.id),
);
