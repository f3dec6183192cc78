/**
 * The process that holds the lock of the embedded database, and whether it still lives: host, process
 * id and start time, because ids are used again. An owner on another host (a container that
 * shares the folder) cannot be looked up, so it shows that it lives by touching the file.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '../log/error-code.ts';

export type LockOwner = { pid: number; host: string; started: string; token: string };

/** An owner elsewhere that has not touched its lock for this long is gone. */
const SILENCE_MS = 60_000;

/** When the process started, in a form that no later process with its id repeats. */
function startOf(pid: number): string {
  try {
    // Field 22 counts from boot. The name in field 2 may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, but there.
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process that `file` names still lives. */
function isAlive(owner: LockOwner, file: string): boolean {
  if (owner.host !== hostname()) {
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - touched < SILENCE_MS;
  }
  return isRunning(owner.pid) && startOf(owner.pid) === owner.started;
}

/** What a lock says that was found; none without an owner whom it names. */
export type FoundLock = { owner?: LockOwner | null };

/** What the lock `file` says; undefined when there is none. One that cannot be understood names no owner. */
export function readLock(file: string): FoundLock | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return { owner: JSON.parse(text) as LockOwner | null };
  } catch {
    return {};
  }
}

/** Whether the owner of a lock that was `found` still holds it. */
export const isHeld = ({ owner }: FoundLock, file: string): boolean =>
  owner ? isAlive(owner, file) : false;

export function thisProcess(): LockOwner {
  const { pid } = process;
  return { pid, host: hostname(), started: startOf(pid), token: randomUUID() };
}
