/** A disk for DATA_DIR that is small enough to be filled: a tmpfs, which only root may mount. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTES = 64;
const BLOCK = 4096;
const FILLER = 'filler';

export type SmallDisk = {
  /** Leaves no byte for others. */
  fill: () => void;
  /** Gives back what `fill` took. */
  free: () => void;
};

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** @returns the disk, mounted at `folder` until this process ends, or the reason why there is none */
export function mountSmallDisk(folder: string): SmallDisk | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'a disk that can be filled is mounted by root on Linux';
  mkdirSync(folder, { recursive: true });
  try {
    const size = `size=${MEGABYTES}m,mode=0700`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return 'this machine mounts no tmpfs';
  }
  // Before the folder above is removed; lazily, since an instance that ends now may still have a file open.
  process.prependOnceListener('exit', () => spawnSync('umount', ['-l', folder]));
  const filler = join(folder, FILLER);
  return {
    fill: () => {
      for (const size of [2 ** 20, BLOCK])
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size, 1));
        } catch (error) {
          if (!isFull(error)) throw error;
        }
    },
    free: () => rmSync(filler, { force: true }),
  };
}
