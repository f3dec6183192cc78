/**
 * Copies files from one store to the other, for an operator who changes FILES_S3_*. Nothing is deleted and no
 * file of the other store replaced by a worse one, so it can be repeated as often as one likes.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { allFileIds, deletedOf, findFile } from './rows.ts';

/** At once. Each is five megabytes at most, twice. */
const BATCH = 8;

/** What became of a file. */
export type Outcome =
  /** It is in the other store now, read back and compared. */
  | 'copied'
  /** It was there already, byte for byte. */
  | 'same'
  /** Its row was deleted, so it goes for good at the next sweep. */
  | 'deleted'
  /** Its bytes are not those that its row tells of: look for it in a backup. */
  | 'damaged'
  /** It went away meanwhile. */
  | 'gone';

export type Moved = Record<Outcome, number> & {
  /** Their ids, for the operator. */
  damagedIds: string[];
  /** Of rows whose bytes are in neither store. */
  missingIds: string[];
};

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function moveOne(db: Database, id: string, from: FileStore, to: FileStore): Promise<Outcome> {
  if ((await deletedOf(db, [id])).has(id) && !(await findFile(db, id))) return 'deleted';
  const bytes = await from.read(id);
  if (!bytes) return 'gone';
  const row = await findFile(db, id);
  if (row && (row.size !== bytes.length || row.sha256 !== hash(bytes))) return 'damaged';
  if ((await to.read(id))?.equals(bytes)) return 'same';
  await to.put(id, bytes);
  const copy = await to.read(id);
  if (!copy?.equals(bytes)) throw new Error(`The copy of ${id} in ${to.where} is not the same.`);
  return 'copied';
}

/**
 * Copies all files but what waits in the trash.
 * @throws Error when a copy is not the same, and what the stores throw: repeat it then
 */
export async function moveFiles(db: Database, from: FileStore, to: FileStore): Promise<Moved> {
  const moved: Moved = {
    copied: 0,
    same: 0,
    deleted: 0,
    damaged: 0,
    gone: 0,
    damagedIds: [],
    missingIds: [],
  };
  const ids = (await from.list('files')).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const outcomes = await Promise.all(batch.map((id) => moveOne(db, id, from, to)));
    for (const [index, outcome] of outcomes.entries()) {
      moved[outcome] += 1;
      if (outcome === 'damaged') moved.damagedIds.push(batch[index] as string);
    }
  }
  const there = new Set([...ids, ...(await to.list('files')).map(({ id }) => id)]);
  moved.missingIds = (await allFileIds(db)).filter((id) => !there.has(id));
  return moved;
}
