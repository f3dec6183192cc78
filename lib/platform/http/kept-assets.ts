/**
 * Scripts, styles and fonts of the last builds. A page that was opened before a release asks for files of its
 * own build, and of several instances the new one's page may ask an old one; so each adds its files to one folder
 * before it listens, and looks there for what it has not itself. A web server may serve that folder too.
 */
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { dateByOurClock, replaceFile } from '../data-folder/data-folder.ts';
import { errorCode } from '../log/error-code.ts';
import { describeError, log } from '../log/log.ts';
import { type BuiltCopies, type BuiltCopy, SUFFIXES } from './copies.ts';

/** Where the files of all builds lie, by the paths of their addresses, and a list of each build's. */
const ASSETS = '/_next/static/';
const LISTS = 'builds';

/** The builds whose files stay, the one that starts among them. */
const BUILDS = 5;
/** An instance of a former build may be starting and count on a file that it found, in ms. */
const SPARED_MS = 60 * 60 * 1000;
/** How soon another instance's files are looked for again, in ms. */
const LOOK_AGAIN_MS = 1_000;

/** The files of a copy, with what their names add to that of the plain one. */
const suffixesOf = ({ bytes }: BuiltCopy): string[] => [
  '',
  ...(bytes.br === undefined ? [] : [SUFFIXES.br]),
  ...(bytes.gzip === undefined ? [] : [SUFFIXES.gzip]),
];

/**
 * Copies the file `from` to `to`, whole or not at all, and dates it: it was put there now, whenever it was built.
 * What is there already is the same: names are hashes.
 */
function place(from: string, to: string): void {
  if (!existsSync(to)) {
    // In a container each instance has the same process id.
    const draft = `${to}.${randomUUID()}.part`;
    copyFileSync(from, draft);
    renameSync(draft, to);
  }
  dateByOurClock(to);
}

const listsIn = (folder: string): { file: string; made: number }[] =>
  readdirSync(join(folder, LISTS))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, LISTS, name))
    .map((file) => ({ file, made: lstatSync(file).mtimeMs }))
    .sort((a, b) => b.made - a.made);

const readList = (file: string): BuiltCopies => JSON.parse(readFileSync(file, 'utf8'));

/** Removes what belongs to none of the last builds. */
function removeOld(folder: string): void {
  const lists = listsIn(folder);
  for (const { file } of lists.slice(BUILDS)) rmSync(file, { force: true });
  const kept = new Set(
    lists
      .slice(0, BUILDS)
      .flatMap(({ file }) => Object.values(readList(file)))
      .flatMap((copy) => suffixesOf(copy).map((suffix) => copy.file + suffix)),
  );
  for (const entry of readdirSync(join(folder, ASSETS), { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    const isOld = entry.isFile() && !kept.has(full.slice(folder.length + 1));
    if (isOld && Date.now() - lstatSync(full).mtimeMs > SPARED_MS) rmSync(full, { force: true });
  }
}

/**
 * Adds the files of a build to `folder`, and removes those of builds before the last five.
 * @param dist the folder of the build
 * @param build its short name
 */
export function keepAssets(dist: string, copies: BuiltCopies, build: string, folder: string): void {
  mkdirSync(join(folder, LISTS), { recursive: true });
  mkdirSync(join(folder, ASSETS), { recursive: true });
  const own: BuiltCopies = {};
  for (const [path, copy] of Object.entries(copies))
    if (path.startsWith(ASSETS)) own[path] = { ...copy, file: path.slice(1) };
  // First the list: from then on no other instance removes what is in it.
  replaceFile(join(folder, LISTS, `${build}.json`), JSON.stringify(own));
  for (const [path, kept] of Object.entries(own)) {
    const target = join(folder, kept.file);
    mkdirSync(dirname(target), { recursive: true });
    for (const suffix of suffixesOf(kept))
      place(join(dist, copies[path]?.file ?? '') + suffix, target + suffix);
  }
  removeOld(folder);
}

/** Does the same, and only says so when it cannot: a disk that is full keeps no site from starting. */
export function tryToKeepAssets(...args: Parameters<typeof keepAssets>): void {
  try {
    keepAssets(...args);
  } catch (error) {
    log.warn(describeError(error), 'files of former builds are not kept in STATIC_DIR');
  }
}

/** @returns a function that finds the copy of any kept build at the path of an address */
export function keptAssets(folder: string): (path: string) => BuiltCopy | undefined {
  let known = new Map<string, BuiltCopy>();
  let looked = Number.NEGATIVE_INFINITY;
  const look = () => {
    looked = performance.now();
    try {
      known = new Map(listsIn(folder).flatMap(({ file }) => Object.entries(readList(file))));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') log.warn(describeError(error), 'STATIC_DIR is not read');
    }
  };
  return (path) => {
    const found = known.get(path);
    if (found || performance.now() - looked < LOOK_AGAIN_MS) return found;
    look();
    return known.get(path);
  };
}
