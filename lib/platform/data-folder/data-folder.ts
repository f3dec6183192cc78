/**
 * What is kept on disk (messages, mails, the secret key) and its rights. All of it is closed to every
 * user but the one who runs the site, whatever rights it had before.
 */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../log/error-code.ts';

/** Read, write and enter, for the owner's group and for all other users. */
const OTHERS = 0o077;

function close(path: string, mode: number): void {
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw new Error(
      `Other users of this machine can open ${path}, and its rights cannot be changed. ` +
        `Run "chmod -R go= ${path}" as its owner, or name another folder in DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Makes `folder` when it is missing, and closes it to all users but its owner.
 * @throws Error that says what to do when its rights cannot be changed
 */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder, lstatSync(folder).mode);
}

/**
 * Takes the rights of all others from `path` and from everything in it; a link is not followed.
 * @throws Error that says what to do when rights cannot be changed
 */
export function closeToOthers(path: string): void {
  // What is gone by now, such as a file that the database has just renamed, needs no rights.
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  close(path, found.mode);
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

/** Our clock counts how old `file` is, and that of its folder may be another: on a network share, say. */
export function dateByOurClock(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

function writeDraft(draft: string, content: string): void {
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  dateByOurClock(draft);
}

/** Puts `content` in the place of what `file` held, for its owner only: a reader finds either, whole. */
export function replaceFile(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeDraft(draft, content);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Puts `content` into `file`, for its owner only. Of several processes that do so at once, one does.
 * @returns false when there is such a file already; it stays as it is
 */
export function placeFile(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeDraft(draft, content);
    // Unlike writing the file itself, a link appears whole or not at all, and never replaces.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
