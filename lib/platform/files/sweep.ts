/**
 * The hourly sweep of the bytes that no row knows. What a row was deleted of goes for good. What merely has
 * no row may have one in a newer dump, so it waits in the trash; and when much has none, it is the
 * database that is wrong, and nothing goes.
 */
import 'server-only';
import {
  filesFolder,
  halfWritten,
  keptIds,
  moveToTrash,
  pathOf,
  removeForGood,
  takeBack,
  trashedIds,
  trashPathOf,
  writtenBefore,
} from '../data-folder/file-folders.ts';
import type { Database } from '../db/database.ts';
import { HOUR_MS } from '../housekeeping/housekeeping.ts';
import { log } from '../log/log.ts';
import { deletedOf, forgetDeletedFiles, knownFiles } from './rows.ts';

/** A transaction lasts seconds; whatever has no row after this never gets one. */
const UNCLAIMED_MS = HOUR_MS;
/** Time enough to notice a wrong dump and to restore the right one. */
export const TRASH_MS = 30 * 24 * HOUR_MS;
/** Of all files. Failed requests and killed processes leave far less behind. */
const MOST_UNKNOWN = 1 / 10;
const BATCH = 500;

/** What the database says of `ids`: there is a row, there was one, or it has never known them. */
async function standing(db: Database, ids: string[]) {
  const found = { known: [] as string[], deleted: [] as string[], unknown: [] as string[] };
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const known = await knownFiles(db, batch);
    const deleted = await deletedOf(db, batch);
    for (const id of batch)
      if (known.has(id)) found.known.push(id);
      else found[deleted.has(id) ? 'deleted' : 'unknown'].push(id);
  }
  return found;
}

/** Does `act` to all of `items`, one after the other. @returns how many it found */
async function count<Item>(items: Item[], act: (item: Item) => Promise<boolean>): Promise<number> {
  let done = 0;
  for (const item of items) if (await act(item)) done += 1;
  return done;
}

/**
 * Sweeps the data folder. Instances that share it may do so at once.
 * @param now in ms since 1970
 */
export async function sweepFiles(db: Database, now = Date.now()): Promise<void> {
  const ids = await keptIds();
  const kept = await standing(db, ids);
  const trash = await standing(db, await trashedIds());
  // Whatever else is wrong: the visitor who deleted it was promised that it goes.
  const deleted = [...kept.deleted.map(pathOf), ...trash.deleted.map(trashPathOf)];
  const done = {
    files: ids.length,
    deleted: await count(deleted, removeForGood),
    takenBack: await count(trash.known, takeBack),
  };
  // Kept as long as the trash: other instances may have folders of their own.
  await forgetDeletedFiles(db, new Date(now - TRASH_MS));

  const unclaimed = await writtenBefore(kept.unknown.map(pathOf), now - UNCLAIMED_MS);
  if (unclaimed.length > ids.length * MOST_UNKNOWN) {
    log.error(
      { ...done, unknown: unclaimed.length },
      'The database knows too few of the files, so none of the others was moved. If it is an older ' +
        `dump, restore the right one. If they are left over, move them out of ${filesFolder()}.`,
    );
    return;
  }

  const over = await writtenBefore(trash.unknown.map(trashPathOf), now - TRASH_MS);
  const broken = await writtenBefore(await halfWritten(), now - UNCLAIMED_MS);
  const counts = {
    ...done,
    moved: await count(unclaimed, (path) => moveToTrash(path, now)),
    over: await count(over, removeForGood),
    halfWritten: await count(broken, removeForGood),
  };
  if (counts.moved + counts.takenBack > 0)
    log.warn(
      counts,
      'files without a row went to the trash for 30 days, or came back with their row',
    );
  else if (counts.deleted + counts.over + counts.halfWritten > 0) log.info(counts, 'files removed');
}
