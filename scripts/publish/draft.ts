/** The folder in which a publication is made: the former release with other words. */
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listWords } from '../build/stamp.ts';

/** What is written to in the draft. All else is one file under two names. */
const COPIED = ['.next'];

type Place = (from: string, to: string) => void;

function walk(from: string, to: string, place: Place): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) walk(source, target, place);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else place(source, target);
  }
}

/**
 * Makes the folder `draft`.
 * @param release the former release, which is not written to
 * @param content the folder with the words
 */
export function makeDraft(release: string, content: string, draft: string): void {
  const words = new Set(listWords(release));
  mkdirSync(draft);
  for (const name of readdirSync(release)) {
    const [source, target] = [join(release, name), join(draft, name)];
    const place: Place = COPIED.includes(name) ? copyFileSync : linkSync;
    if (lstatSync(source).isFile()) place(source, target);
    else
      walk(source, target, (from, to) => {
        if (!words.has(from.slice(release.length + 1))) place(from, to);
      });
  }
  for (const file of listWords(dirname(content))) {
    const target = join(draft, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(dirname(content), file), target);
  }
}
