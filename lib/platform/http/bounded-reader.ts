/** Reads files when they are asked for and keeps the latest of them in bounded memory. */
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/**
 * @param maxBytes how much to keep
 * @returns a function from a file and its length to its content, which must not be written to
 */
export function boundedReader(maxBytes: number) {
  const kept = new LRUCache<string, Promise<Buffer>>({ maxSize: maxBytes });
  return (file: string, bytes: number): Promise<Buffer> => {
    const known = kept.get(file);
    if (known) return known;
    // Kept while it is still being read: requests at the same time share the work.
    const body = readFile(file);
    body.catch(() => kept.delete(file));
    // A size must not be 0.
    kept.set(file, body, { size: Math.max(1, bytes) });
    return body;
  };
}
