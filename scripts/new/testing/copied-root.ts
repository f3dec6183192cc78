/** A folder with the lists of this site to which `npm run new` adds entries. */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Made } from '../made.ts';

const LISTS = [
  'content/site/routes.yaml',
  'content/site/offices.yaml',
  'content/messages/USA.json',
  'content/pages/Blogs.yaml',
];

/** @returns its path; whoever asked removes it */
export function copiedRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-'));
  for (const file of LISTS) cpSync(join(process.cwd(), file), join(root, file));
  return root;
}

/** Writes into `root` what was made. @throws Error with the words of a refusal */
export function put(root: string, made: Made | string): Made {
  if (typeof made === 'string') throw new Error(made);
  const { files, changed, added } = made;
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  if (added) appendFileSync(join(root, added.file), added.text);
  return made;
}
