/** Content that is read once in production, and again after every change in development. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './source.ts';

const isProduction = process.env.NODE_ENV === 'production';

/** Another number in each turn of the event loop. Files are looked at once a turn: a loop asks a thousand times. */
let turn = 0;
let isCounting = false;

function thisTurn(): number {
  if (!isCounting)
    setImmediate(() => {
      turn += 1;
      isCounting = false;
    });
  isCounting = true;
  return turn;
}

/** Changes whenever one of the files does. */
function stampOf(files: string[]): string {
  const folder = CONTENT();
  return files
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join();
}

/**
 * A function that gives what `make` gave: in production always the same, in development made anew
 * when one of `files` (relative to content/) has changed since.
 */
export function cached<T>(files: string[], make: () => T): () => T {
  let known: { value: T; stamp: string; turn: number; root: string } | undefined;
  return () => {
    if (known && isProduction) return known.value;
    const now = { turn: thisTurn(), root: process.cwd() };
    if (known?.turn === now.turn && known.root === now.root) return known.value;
    const stamp = isProduction ? '' : stampOf(files);
    known = { value: known?.stamp === stamp ? known.value : make(), stamp, ...now };
    return known.value;
  };
}

/**
 * The object that `make` gives. In development it always shows the files as they are now, so that
 * a module that imported it need not ask again.
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
