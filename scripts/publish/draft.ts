/** The folder in which a publication is made: the former release with other words. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listWords } from '../build/stamp.ts';

function link(from: string, to: string, isLeftOut: (file: string) => boolean): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target, isLeftOut);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!isLeftOut(source)) linkSync(source, target);
  }
}

/**
 * Makes the folder `draft`. Both have each file in common, under two names: `replaceFile` parts them.
 * @param release the former release
 * @param content the folder with the words
 */
export function makeDraft(release: string, content: string, draft: string): void {
  const words = new Set(listWords(release));
  link(release, draft, (file) => words.has(file.slice(release.length + 1)));
  for (const file of listWords(dirname(content))) {
    const target = join(draft, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(dirname(content), file), target);
  }
}
