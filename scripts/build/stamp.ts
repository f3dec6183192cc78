/**
 * Tells whether the build in the dist folder belongs to the sources as they are now: a hash of the code and one of
 * the content, because modification times change with every checkout.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';

const CODE = [
  'app',
  'components',
  'content/schemas',
  'lib',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'public',
  'scripts/build',
  'scripts/generate',
  'tsconfig.json',
];

/** Settings that end up in the pages. */
const SETTINGS = /^(?:NEXT_PUBLIC_|API_BASE_URL_)/;

/** What the build itself uses of the server's files. */
const OF_BUILD = /^lib\/platform\/http\/(?:copies|media-types|own-origins)\.ts$/;

/** Tests, and the server that runs from its own source, change no page. */
const isOutsideBuild = (file: string) =>
  /\.test\.tsx?$/.test(file) || (file.startsWith('lib/platform/http/') && !OF_BUILD.test(file));

function listFiles(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}

/** What `files` say, by their names below `root`, beside what `extra` says. */
function hashFiles(root: string, files: string[], extra: [name: string, value: string][]): string {
  const hash = createHash('sha256');
  const add = (name: string, value: string | Buffer) =>
    hash.update(`\0${name}\0${value.length}\0`).update(value);
  for (const file of files) add(file, readFileSync(join(root, file)));
  for (const [name, value] of extra) add(name, value);
  return hash.digest('hex');
}

/** The settings of `environment` that end up in pages. */
export const settingsOfPages = (environment: NodeJS.ProcessEnv): [string, string][] =>
  Object.entries(environment)
    .filter((entry): entry is [string, string] => SETTINGS.test(entry[0]) && !!entry[1])
    .sort();

/** The hash of all but the words that decides what `next build` makes of the project at `root`. */
export function hashCode(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const files = CODE.flatMap((source) => listFiles(root, source)).filter(
    (file) => !isOutsideBuild(file),
  );
  return hashFiles(root, files, [['version', process.version], ...settingsOfPages(environment)]);
}

/** What editors write: the files of content/ that are neither code nor words about content. */
export const listWords = (root: string): string[] =>
  listFiles(root, 'content').filter((file) => !/\.ts$|\/README\.md$/.test(file));

/** The stamp of code with the hash `code` and of the words at `root`. */
export const stampOf = (code: string, root: string): string =>
  `${code}-${hashFiles(root, listWords(root), [])}`;

/** The stamp of everything that decides what the build makes of the project at `root`. */
export const hashSources = (root: string, environment: NodeJS.ProcessEnv = process.env): string =>
  stampOf(hashCode(root, environment), root);

const stampFile = (dist: string) => join(dist, 'source-stamp');

/** Written last of all, so that a build that broke off is never taken for a finished one. */
export function writeStamp(dist: string, hash: string): void {
  replaceFile(stampFile(dist), hash);
}

export function removeStamp(dist: string): void {
  rmSync(stampFile(dist), { force: true });
}

/** @throws Error when there is no finished build */
function readStamp(dist: string): string[] {
  const file = stampFile(dist);
  if (!existsSync(file)) throw new Error(`There is no build in ${dist}. Run npm run build first.`);
  return readFileSync(file, 'utf8').split('-');
}

/**
 * The build's short name, for the start-up message: of its code and its words.
 * @throws Error when there is none
 */
export const buildIn = (dist: string): string =>
  readStamp(dist)
    .map((hash) => hash.slice(0, 4))
    .join('');

/** The hash of the code that the build is of. @throws Error when there is none */
export const codeIn = (dist: string): string => readStamp(dist)[0] ?? '';

export function isBuildCurrent(dist: string, hash: string): boolean {
  return existsSync(stampFile(dist)) && readFileSync(stampFile(dist), 'utf8') === hash;
}
