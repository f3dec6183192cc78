/** Mails that were left as files hold what a visitor wrote, so they end with the message. */
import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../log/error-code.ts';

/** Deletes the mails in `folder` that were written before `end`. */
export async function deleteOldMails(folder: string, end: Date): Promise<void> {
  const names = await readdir(folder).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name);
    if ((await stat(file)).mtime < end) await rm(file, { force: true });
  }
}
