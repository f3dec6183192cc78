/** The picture of an account: one, seen by its owner only. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb, type Transaction } from '../../platform/db/database.ts';
import { fileResponse } from '../../platform/files/file-response.ts';
import { deleteStoredFile, readStoredFile, storeFile } from '../../platform/files/files.ts';
import { findPicture, findPictureIds } from '../../platform/files/rows.ts';
import { scanFirst } from '../../platform/files/scan-first.ts';
import { lockAccount } from '../../platform/session/rows/users.ts';

/** @throws ApiError NOT_FOUND for an account without a picture; what readStoredFile() throws */
export async function answerPicture(userId: string): Promise<Response> {
  const picture = await findPicture(await getDb(), userId);
  const file = picture && (await readStoredFile(picture.id));
  if (!file) throw new ApiError('NOT_FOUND', { message: 'This account has no picture.' });
  return fileResponse(file, { inline: true });
}

async function deleteAll(tx: Transaction, userId: string): Promise<void> {
  // Two uploads at once come one after the other, so that one picture is left.
  await lockAccount(tx, userId);
  for (const id of await findPictureIds(tx, userId)) await deleteStoredFile(tx, id);
}

/** Puts `image` in place of the picture before it. @throws InvalidFieldsError, ApiError */
export async function replacePicture(userId: string, image: File) {
  const db = await getDb();
  const scan = await scanFirst(image, 'image');
  const pictureId = await db.transaction(async (tx) => {
    await deleteAll(tx, userId);
    return storeFile(tx, image, { purpose: 'picture', ownerId: userId, field: 'image', scan });
  });
  return { pictureId };
}

/** Nothing happens without a picture. */
export async function removePicture(userId: string) {
  const db = await getDb();
  await db.transaction((tx) => deleteAll(tx, userId));
  return { pictureId: null };
}
