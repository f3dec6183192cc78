/** Reads files when they are asked for and keeps the latest of them in bounded memory. */
import { readFile } from 'node:fs/promises';

/**
 * @param maxBytes how much to keep
 * @returns a function from a file and its length to its content, which must not be written to
 */
export function boundedReader(maxBytes: number) {
  // A Map keeps the order in which its keys were set: the one that was asked for the longest time
  // ago is the first.
  const kept = new Map<string, { bytes: number; body: Promise<Buffer> }>();
  let total = 0;
  const forget = (file: string) => {
    total -= kept.get(file)?.bytes ?? 0;
    kept.delete(file);
  };
  return (file: string, bytes: number): Promise<Buffer> => {
    const known = kept.get(file);
    if (known) {
      kept.delete(file);
      kept.set(file, known);
      return known.body;
    }
    // Kept while it is still being read: requests at the same time share the work.
    const body = readFile(file);
    body.catch(() => forget(file));
    kept.set(file, { bytes, body });
    total += bytes;
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) break;
      forget(oldest);
    }
    return body;
  };
}
