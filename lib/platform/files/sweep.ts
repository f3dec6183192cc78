/**
 * The hourly sweep of the bytes that no row knows. What a row was deleted of goes for good. What merely has
 * no row may have one in a newer dump, so it waits in the trash; and when much has none, it is the
 * database that is wrong, and nothing goes.
 */
import 'server-only';
import type { Database } from '../db/database.ts';
import type { FileEntry } from '../file-store/file-store.ts';
import { openStore } from '../file-store/open-store.ts';
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

/** What the database says of `entries`: there is a row, there was one, or it has never known them. */
async function standing(db: Database, entries: FileEntry[]) {
  const found = {
    known: [] as FileEntry[],
    deleted: [] as FileEntry[],
    unknown: [] as FileEntry[],
  };
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = entries.slice(from, from + BATCH);
    const ids = batch.map(({ id }) => id);
    const known = await knownFiles(db, ids);
    const deleted = await deletedOf(db, ids);
    for (const entry of batch)
      if (known.has(entry.id)) found.known.push(entry);
      else found[deleted.has(entry.id) ? 'deleted' : 'unknown'].push(entry);
  }
  return found;
}

/** Does `act` to all of `items`, one after the other. @returns how many it found */
async function count<Item>(items: Item[], act: (item: Item) => Promise<boolean>): Promise<number> {
  let done = 0;
  for (const item of items) if (await act(item)) done += 1;
  return done;
}

const before = (entries: FileEntry[], time: number) => entries.filter(({ since }) => since < time);

/**
 * Sweeps the store of files. Instances that share it may do so at once.
 * @param now in ms since 1970
 */
export async function sweepFiles(db: Database, now = Date.now()): Promise<void> {
  const store = openStore();
  const files = await store.list('files');
  const kept = await standing(db, files);
  const trash = await standing(db, await store.list('trash'));
  const done = {
    files: files.length,
    // Whatever else is wrong: the visitor who deleted it was promised that it goes.
    deleted: await count([...kept.deleted, ...trash.deleted], store.remove),
    takenBack: await count(trash.known, store.takeBack),
    // Left by a process that was killed: no database ever knew them.
    halfWritten: await store.removeHalfWritten(now - UNCLAIMED_MS),
  };
  // Kept as long as the trash: other instances may have folders of their own.
  await forgetDeletedFiles(db, new Date(now - TRASH_MS));

  const unclaimed = before(kept.unknown, now - UNCLAIMED_MS);
  if (unclaimed.length > files.length * MOST_UNKNOWN) {
    log.error(
      { ...done, unknown: unclaimed.length },
      'The database knows too few of the files, so none of the others was moved. If it is an older ' +
        `dump, restore the right one. If they are left over, move them out of ${store.where}.`,
    );
    return;
  }

  const counts = {
    ...done,
    moved: await count(unclaimed, (entry) => store.moveToTrash(entry, now)),
    over: await count(before(trash.unknown, now - TRASH_MS), store.remove),
  };
  if (counts.moved + counts.takenBack > 0)
    log.warn(
      counts,
      'files without a row went to the trash for 30 days, or came back with their row',
    );
  else if (counts.deleted + counts.over + counts.halfWritten > 0) log.info(counts, 'files removed');
}
