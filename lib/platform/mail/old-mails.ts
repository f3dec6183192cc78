/** Mails that were left as files hold what a visitor wrote, so they end with the message. */
import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenAt } from '../data-folder/file-folders.ts';
import { HOUR_MS } from '../housekeeping/housekeeping.ts';
import { errorCode } from '../log/error-code.ts';

/** Writing one takes milliseconds; what is older was left by a process that was killed. */
const HALF_WRITTEN_MS = HOUR_MS;

/**
 * Deletes the mails in `folder` that were written before `end`, and what was begun and is no mail yet.
 * @param now in ms since 1970
 */
export async function deleteOldMails(folder: string, end: Date, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const ends: [ending: string, end: Date][] = [
    ['.eml', end],
    ['.eml.part', new Date(now - HALF_WRITTEN_MS)],
  ];
  for (const [ending, last] of ends)
    for (const name of names.filter((one) => one.endsWith(ending))) {
      const file = join(folder, name);
      // One that has just got its name is there no longer.
      const since = await writtenAt(file);
      if (since !== undefined && since < Number(last)) await rm(file, { force: true });
    }
}
