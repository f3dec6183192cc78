/** Content that is read once in production, and again after every change in development. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './source.ts';

const isProduction = process.env.NODE_ENV === 'production';

/** When each file was changed, as this turn of the event loop has seen it: a loop asks a thousand times. */
const seen = new Map<string, number>();

function changedAt(path: string): number {
  const known = seen.get(path);
  if (known !== undefined) return known;
  if (seen.size === 0) setImmediate(() => seen.clear());
  const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  seen.set(path, time);
  return time;
}

/** Changes whenever one of the files does. */
function stampOf(files: string[]): string {
  const folder = CONTENT();
  return files.map((file) => changedAt(join(folder, file))).join();
}

/**
 * A function that gives what `make` gave: in production always the same, in development made anew
 * when one of `files` (relative to content/) has changed since.
 */
export function cached<T>(files: string[], make: () => T): () => T {
  let known: { value: T; stamp: string } | undefined;
  return () => {
    const stamp = isProduction ? '' : stampOf(files);
    if (known?.stamp !== stamp) known = { value: make(), stamp };
    return known.value;
  };
}

/**
 * The object that `make` gives. In development it always shows the files as they are now, so that
 * whoever imported it needs not ask again.
 */
export function live<T extends object>(files: string[], make: () => T): T {
  const current = cached(files, make);
  if (isProduction) return current();
  return new Proxy(current(), {
    get: (_, key) => Reflect.get(current(), key),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (target, key) => {
      const found = Reflect.getOwnPropertyDescriptor(current(), key);
      const own = Reflect.getOwnPropertyDescriptor(target, key);
      return found && { ...found, configurable: own?.configurable ?? true };
    },
  });
}
