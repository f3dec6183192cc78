/**
 * The lock of the embedded database. PGlite has none of its own, and two processes that open the
 * same folder corrupt it, so the process that opens it holds `<folder>.lock` first.
 *
 * The file names its owner (lock-owner.ts). A lock whose owner is gone is taken over.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeFile } from '../data-folder/data-folder.ts';
import { errorCode } from '../log/error-code.ts';
import { isHeld, type LockOwner, readLock, thisProcess } from './lock-owner.ts';
import { StartRefusedError } from './start-refused.ts';

const HEARTBEAT_MS = 5_000;
/** Taking over lasts a millisecond; a guard this old was left by a process that died in it. */
const GUARD_MS = 10_000;

/** Another process has the database open. */
export class DatabaseLockedError extends StartRefusedError {
  override name = 'DatabaseLockedError';
  constructor(folder: string, owner: LockOwner) {
    const where = owner.host === hostname() ? '' : ` on the host ${owner.host}`;
    super(
      `The embedded database in ${folder} is in use by process ${owner.pid}${where}. ` +
        `Stop that process first (kill ${owner.pid}), or give this one its own folder with ` +
        'DATA_DIR, or set DATABASE_URL: PostgreSQL serves several processes at once.',
    );
  }
}

/** Removes a lock whose owner is gone. Only one process at a time may do so. */
async function removeStale(file: string): Promise<void> {
  const guard = `${file}.takeover`;
  if (!placeFile(guard, '')) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > GUARD_MS) rmSync(guard, { recursive: true, force: true });
    else await wait(50);
    return;
  }
  try {
    // Looked at again under the guard: another process may have taken it over meanwhile.
    const found = readLock(file);
    // One that is not there may be there in the next moment, with an owner who lives: nothing is to be removed.
    if (!found || isHeld(found, file)) return;
    const aside = `${file}.${randomUUID()}`;
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

export type Lock = { release: () => void };

/**
 * Takes the lock of `folder`, which one process may use at a time.
 * @param refusal what is thrown when a living process has it
 * @throws DatabaseLockedError, or the refusal
 */
export async function takeLock(
  folder: string,
  refusal: (owner: LockOwner) => Error = (owner) => new DatabaseLockedError(folder, owner),
): Promise<Lock> {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const mine = thisProcess();
  while (!placeFile(file, JSON.stringify(mine))) {
    const found = readLock(file);
    if (found?.owner && isHeld(found, file)) throw refusal(found.owner);
    await removeStale(file);
  }

  const heartbeat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder is gone, with it the database. Its next query says so.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (readLock(file)?.owner?.token === mine.token) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { release };
}
