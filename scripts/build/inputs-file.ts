/** `inputs.json` of a build: from what it has made its paths. See inputs.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';
import { settingsOfPages } from './stamp.ts';

/** By path as in Next's prerender-manifest.json; of pages, by internal path: '/USA/Products/HRIS'. */
export type Hashes = Record<string, string>;

export type Inputs = {
  /** Of each prerendered path. */
  made: Hashes;
  /** Of the HTML of each page as Next has rendered it. */
  rendered: Hashes;
  /** The settings that the pages were made with. */
  settings: [name: string, value: string][];
};

const inputsFile = (dist: string) => join(dist, 'inputs.json');

/** @throws Error where there is no build */
export const readInputs = (dist: string): Inputs =>
  JSON.parse(readFileSync(inputsFile(dist), 'utf8'));

export function writeInputs(
  dist: string,
  made: Hashes,
  rendered: Hashes,
  settings = settingsOfPages(process.env),
): void {
  const inputs: Inputs = { made, rendered, settings };
  replaceFile(inputsFile(dist), `${JSON.stringify(inputs, null, 1)}\n`);
}
