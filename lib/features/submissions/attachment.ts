/** A file that comes with a message, under the rules of every upload. */
import 'server-only';
import type { Transaction } from '../../platform/db/database.ts';
import { storeFile } from '../../platform/files/files.ts';
import type { Taken } from '../../site/forms/take-form.ts';

/** By which name forms and endpoints take it. */
export const ATTACHMENT = 'attachment';

type Options = Pick<Taken, 'scans'> & {
  /** Null for a file that shall be no account's. */
  ownerId: string | null;
};

/** Keeps `file`, if there is one. @returns its id. @throws what storeFile() throws */
export const attachmentOf = async (
  tx: Transaction,
  file: File | undefined,
  { ownerId, scans }: Options,
): Promise<string | null> =>
  file
    ? storeFile(tx, file, {
        ...{ purpose: 'document', ownerId, field: ATTACHMENT },
        scan: scans.get(file),
      })
    : null;
