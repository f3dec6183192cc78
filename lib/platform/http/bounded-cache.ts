/** Keeps the latest of what takes work to make, such as the bytes of a file, in bounded memory. */
import { LRUCache } from 'lru-cache';

/**
 * @param maxBytes how much to keep
 * @returns gives what is kept under `key`, or what `make` makes of it; nobody may write to that. What fails is
 *   not kept
 */
export function boundedCache<Value>(maxBytes: number) {
  const kept = new LRUCache<string, Promise<Value>>({ maxSize: maxBytes });
  return (key: string, bytes: number, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known) return known;
    // Kept while it is still being made: requests at the same time share the work.
    const value = make();
    value.catch(() => kept.delete(key));
    // A size must not be 0.
    kept.set(key, value, { size: Math.max(1, bytes) });
    return value;
  };
}
