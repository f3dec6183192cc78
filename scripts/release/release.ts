/**
 * `npm run release`: puts what a server runs, and nothing else, into the folder `release` (or `--to`): the build,
 * the sources that our server and the operator's commands load, and the files of packages that they use. It runs
 * on any machine with Node 24, read-only, without npm and without this repository. Run `npm run build` first.
 */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '../../lib/platform/settings/settings.ts';
import { hashSources, isBuildCurrent } from '../build/stamp.ts';
import { loadSettings } from '../commands/load-settings.ts';
import { tracedByNext, traceFiles } from './trace-files.ts';

/** What an operator starts, by the name of its script in package.json. */
const COMMANDS = [
  'account:add',
  'account:lock',
  'account:unlock',
  'account:remove',
  'newsletter:send',
  'content:publish',
  'db:migrate',
  'db:dump',
  'db:restore',
  'db:move',
  'edge:publish',
  'files:move',
  'mail:parked',
  'sessions:end',
];
const SERVER = 'scripts/serve/main.ts';
/** Started by a command as processes of their own. */
const WORKERS = ['scripts/publish/make.ts', 'scripts/publish/render-worker.ts'];
/** Read by name while the site runs, so that no trace of imports finds them. */
const DATA = [
  'app/fonts',
  'app/styles',
  'content',
  'generated',
  'lib/platform/db/migrations',
  'public',
];
/** The mark, which pictures show; the list that new passwords are compared with, and where it comes from. */
const FILES = [
  'app/icon.svg',
  'lib/features/accounts/passwords/common-passwords.txt.br',
  'lib/features/accounts/passwords/README.md',
];
/** Of the build: what Next would send to its own router and what developers look at. Our server sends neither. */
const LEFT_OUT =
  /^(?:cache|dev|diagnostics|types|trace|trace-build|turbopack)$|\.(?:map|rsc|segments|nft\.json)$/;
const NOT_DATA = /^README\.md$|\.test\.tsx?$/;

type Manifest = { version: string; scripts: Record<string, string> };

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // Next names the packages that it leaves outside of its bundles by links.
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/** Copies `folder` and all below it but for the names that `isLeftOut` tells. */
function copyFolder(from: string, to: string, isLeftOut: RegExp): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isLeftOut.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, isLeftOut);
    else copy(source, target);
  }
}

/** package.json of the release: its scripts are run as here, but for what builds first. */
function releaseManifest({ version, scripts }: Manifest): object {
  const start = scripts.start?.split(' && ').at(-1);
  const commands = Object.fromEntries(COMMANDS.map((name) => [name, scripts[name]]));
  return {
    name: 'norvant',
    version,
    private: true,
    type: 'module',
    scripts: { start, ...commands },
    engines: { node: '>=24' },
  };
}

/** The source file that a script of package.json runs. */
function fileOf({ scripts }: Manifest, name: string): string {
  const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts'));
  if (!file) throw new Error(`package.json has no script ${name} that runs a file.`);
  return file;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function main(): Promise<void> {
  loadSettings();
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'release' } } });
  const root = process.cwd();
  const target = resolve(values.to);
  const dist = join(root, settings().NEXT_DIST_DIR);
  if (!isBuildCurrent(dist, hashSources(root)))
    throw new Error(`There is no build of these sources in ${dist}. Run npm run build first.`);
  if (
    existsSync(target) &&
    !existsSync(join(target, '.next/source-stamp')) &&
    readdirSync(target).length > 0
  )
    throw new Error(
      `${target} holds something else than a release. Name an empty folder with --to.`,
    );
  rmSync(target, { recursive: true, force: true });

  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = COMMANDS.map((name) => fileOf(manifest, name));
  const files = [
    ...(await traceFiles(root, [SERVER, ...WORKERS], [])),
    // Commands run as server components do: `server-only` refuses to load otherwise.
    ...(await traceFiles(root, commands, ['react-server'])),
    ...tracedByNext(root, dist),
  ];
  const build = `${relative(root, dist)}/`;
  for (const file of new Set(files))
    if (!file.startsWith(build) && !file.startsWith('..'))
      copy(join(root, file), join(target, file));
  for (const file of FILES) copy(join(root, file), join(target, file));
  for (const folder of DATA) copyFolder(join(root, folder), join(target, folder), NOT_DATA);
  // Always under the default name: which build it was made of matters no more.
  copyFolder(dist, join(target, '.next'), LEFT_OUT);
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(releaseManifest(manifest), null, 2)}\n`,
  );
  const megabytes = Math.round(sizeOf(target) / 1e6);
  console.log(
    `${relative(root, target) || target}: ${megabytes} MB. Start it there with npm start.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
