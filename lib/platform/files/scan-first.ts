/**
 * A file is scanned before anything is stored: an infected one is refused then, as any other wrong file is. Outside
 * of a transaction, since the scanner may take seconds and the embedded database has one connection.
 */
import 'server-only';
import { hasScanner, scan } from '../scanner/scan.ts';
import { InvalidFieldsError } from '../validation/invalid-fields.ts';
import type { ScanState } from './scan-state.ts';

/** Leaves the rest of an answer's six seconds (lib/platform/api/answer.ts) to the database. In ms. */
const LIMIT_MS = 2_500;

/**
 * Asks the scanner about a file that somebody sent.
 * @param field of the form, for what is said of an infected file
 * @returns what to store it as: when the scanner gives no verdict in time, it waits for one (late-scans.ts)
 * @throws InvalidFieldsError when it is infected
 */
export async function scanFirst(file: File, field = 'file'): Promise<ScanState> {
  if (!hasScanner()) return 'unscanned';
  const verdict = await scan(Buffer.from(await file.arrayBuffer()), LIMIT_MS, { field });
  if (!verdict) return 'waiting';
  if (verdict.isClean) return 'clean';
  throw new InvalidFieldsError({
    [field]: 'A virus was found in this file, so we did not keep it. Choose another one.',
  });
}

/** What the scanner says of each file among a form's `fields`. @throws InvalidFieldsError */
export async function scanFiles(fields: object): Promise<ReadonlyMap<File, ScanState>> {
  const states = new Map<File, ScanState>();
  for (const [field, value] of Object.entries(fields))
    if (value instanceof File) states.set(value, await scanFirst(value, field));
  return states;
}
