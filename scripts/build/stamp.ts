/**
 * Tells whether the build in the dist folder belongs to the sources as they are now. A hash of
 * their content, because modification times change with every checkout.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'app',
  'components',
  'content',
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

/** The hash of everything that decides what `next build` makes of the project at `root`. */
export function hashSources(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(process.version);
  const add = (name: string, value: string | Buffer) =>
    hash.update(`\0${name}\0${value.length}\0`).update(value);
  for (const source of SOURCES)
    for (const file of listFiles(root, source))
      if (!isOutsideBuild(file)) add(file, readFileSync(join(root, file)));
  for (const name of Object.keys(environment).sort())
    if (SETTINGS.test(name)) add(name, environment[name] ?? '');
  return hash.digest('hex');
}

const stampFile = (dist: string) => join(dist, 'source-stamp');

/** Written last of all, so that a build that broke off is never taken for a finished one. */
export function writeStamp(dist: string, hash: string): void {
  writeFileSync(stampFile(dist), hash);
}

export function removeStamp(dist: string): void {
  rmSync(stampFile(dist), { force: true });
}

/**
 * The build's short name, for the start-up message.
 * @throws Error when there is none
 */
export function buildIn(dist: string): string {
  const file = stampFile(dist);
  if (!existsSync(file)) throw new Error(`There is no build in ${dist}. Run npm run build first.`);
  return readFileSync(file, 'utf8').slice(0, 8);
}

export function isBuildCurrent(dist: string, hash: string): boolean {
  return existsSync(stampFile(dist)) && readFileSync(stampFile(dist), 'utf8') === hash;
}
