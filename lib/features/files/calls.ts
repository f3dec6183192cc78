/** What the endpoints for files do: take one from its owner, give it to whoever may have it, take it away. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { fileResponse } from '../../platform/files/file-response.ts';
import { fileState } from '../../platform/files/file-state.ts';
import {
  deleteStoredFile,
  findStoredFile,
  readStoredFile,
  storeFile,
} from '../../platform/files/files.ts';
import { disownFile, type FileRow, isOwnFile } from '../../platform/files/rows.ts';
import { scanFirst } from '../../platform/files/scan-first.ts';
import type { Session } from '../../platform/session/session.ts';
import { isAnswerTo, isSentFile, noteDeskRead } from '../submissions/rows/sent-files.ts';
import { NAMESPACES, type Namespace } from './schema.ts';

type Upload = { session: Session; body: { namespace: Namespace; file: File } };
type Wanted = { session: Session; params: { id: string } };

/** Keeps a file for the account. @throws as scanFirst() and storeFile() do */
export async function takeSingleFile({ session, body }: Upload) {
  const db = await getDb();
  const scan = await scanFirst(body.file);
  const options = { purpose: NAMESPACES[body.namespace], ownerId: session.user.id, scan };
  const id = await db.transaction((tx) => storeFile(tx, body.file, options));
  const row = await findStoredFile(id);
  if (!row) throw new Error('The file that was stored is not there.');
  const { name, size, type } = row;
  return { id, name, size, type, state: fileState(row.scan) };
}

/**
 * A file for its owner, for staff of the desk that it was sent to, or for whom the desk sent it; that staff looked is
 * noted.
 * @throws ApiError NOT_FOUND for all others, and when there is none; what readStoredFile() throws
 */
export async function giveFile({ session, params }: Wanted): Promise<Response> {
  const { user } = session;
  const row = await findStoredFile(params.id);
  if (!row || !(await maySee(row, user))) throw new ApiError('NOT_FOUND');
  const found = await readStoredFile(row.id);
  // Its owner may have deleted it meanwhile.
  if (!found) throw new ApiError('NOT_FOUND');
  return fileResponse(found);
}

async function maySee({ id, ownerId }: FileRow, user: Session['user']): Promise<boolean> {
  if (ownerId === user.id) return true;
  const db = await getDb();
  const isOfDesk = user.role === 'desk' && (await noteDeskRead(db, id, user));
  return isOfDesk || isAnswerTo(db, id, user);
}

/**
 * Takes a file away from its owner. One that came with an application stays with it at the desk, and ends with it; it
 * is no longer the account's.
 * @throws ApiError NOT_FOUND for one that the account does not keep
 */
export async function removeFile({ session, params: { id } }: Wanted): Promise<Response> {
  const db = await getDb();
  await db.transaction(async (tx) => {
    if (!(await isOwnFile(tx, id, session.user.id))) throw new ApiError('NOT_FOUND');
    await ((await isSentFile(tx, id)) ? disownFile(tx, id) : deleteStoredFile(tx, id));
  });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
