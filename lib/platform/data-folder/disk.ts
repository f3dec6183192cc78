/** The disk of DATA_DIR: how much room it has, and whether that is enough to write. */
import { statfs } from 'node:fs/promises';
import { describeError, log } from '../log/log.ts';
import { settings } from '../settings/settings.ts';

export const DISK_STATES = ['ok', 'full', 'unknown'] as const;
export type DiskState = (typeof DISK_STATES)[number];

/**
 * With less the disk counts as full, in bytes: PostgreSQL, the embedded one too, takes room for its journal by 16 MB
 * (initdb's --wal-segsize), and a transaction that needs a further piece fails.
 */
const LEAST_FREE = 16 * 1024 * 1024;
/** A disk of the network may not answer at all. */
const LIMIT_MS = 1_000;
/**
 * What DATA_DIR is being asked. One question at a time, however often somebody wants to know: each that is not
 * answered holds one of the few threads that Node has for files.
 */
let asked: Promise<DiskState> | undefined;

/** In bytes. @throws what the system says, such as ENOENT before the first start */
export async function roomOnDisk(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

const ask = (): Promise<DiskState> =>
  roomOnDisk(settings().DATA_DIR).then(
    ({ free }): DiskState => (free < LEAST_FREE ? 'full' : 'ok'),
    (error): DiskState => {
      log.warn(describeError(error), 'the disk of DATA_DIR cannot be asked');
      return 'unknown';
    },
  );

/** Never rejects: of a disk that cannot be asked in time it is unknown. */
export async function diskState(): Promise<DiskState> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<DiskState>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, 'unknown');
  });
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return Promise.race([asked, limit]).finally(() => clearTimeout(timer));
}
