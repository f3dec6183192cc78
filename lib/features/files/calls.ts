/** What the endpoints for files do: take one from its owner, give one back to an account that may have it. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { fileResponse } from '../../platform/files/file-response.ts';
import { findStoredFile, readStoredFile, storeFile } from '../../platform/files/files.ts';
import type { Session } from '../../platform/session/session.ts';
import { noteDeskRead } from '../submissions/rows/sent-files.ts';
import { NAMESPACES, type Namespace } from './single-file.ts';

type Upload = { session: Session; body: { namespace: Namespace; file: File } };
type Wanted = { session: Session; params: { id: string } };

/** Keeps a file for the account. @throws as `storeFile` does */
export async function takeSingleFile({ session, body }: Upload) {
  const db = await getDb();
  const options = { purpose: NAMESPACES[body.namespace], ownerId: session.user.id };
  const id = await db.transaction((tx) => storeFile(tx, body.file, options));
  const row = await findStoredFile(id);
  if (!row) throw new Error('The file that was stored is not there.');
  const { name, size, type } = row;
  return { id, name, size, type };
}

/**
 * A file for its owner, or for staff of the desk that it was sent to; that staff looked is noted.
 * @throws ApiError NOT_FOUND for all others, and when there is none; what readStoredFile() throws
 */
export async function giveFile({ session, params }: Wanted): Promise<Response> {
  const { user } = session;
  const row = await findStoredFile(params.id);
  if (!row || (row.ownerId !== user.id && !(await isOfDesk(row.id, user))))
    throw new ApiError('NOT_FOUND');
  const found = await readStoredFile(row.id);
  // Its owner may have deleted it meanwhile.
  if (!found) throw new ApiError('NOT_FOUND');
  return fileResponse(found);
}

async function isOfDesk(id: string, user: Session['user']) {
  return user.role === 'desk' && (await noteDeskRead(await getDb(), id, user));
}
