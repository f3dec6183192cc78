/**
 * The bare app in a folder of its own outside the repository, so that it shares nothing with the site
 * but the packages: no instrumentation, no settings, no database.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { NEXT } from './servers.ts';

/** Words of the site's own code and packages; none of them belongs to Next. */
const OF_THE_SITE = /cookie-consent|pglite|pg-boss|drizzle-orm|norvant/i;

function linkPackages(folder: string): void {
  const [from, to] = [resolve('node_modules'), join(folder, 'node_modules')];
  // Hard links: Next follows symbolic ones out of the folder, back into the repository.
  if (spawnSync('cp', ['-al', from, to]).status === 0) return;
  // Another file system has no links to this one.
  const { status, stderr } = spawnSync('cp', ['-a', from, to]);
  if (status !== 0) throw new Error(`the packages cannot be copied: ${stderr}`);
}

/**
 * Whether the bare app is bare: its server has no code of the site, and refers to no file outside.
 * @returns what is wrong, one line each
 */
export function findForeign(folder: string): string[] {
  const server = join(folder, '.next', 'server');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(server, name),
  );
  const code = files.filter((file) => /\.(?:js|html|json)$/.test(file));
  const named = code.filter((file) => OF_THE_SITE.test(readFileSync(file, 'utf8')));
  const outside = files
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) =>
      (JSON.parse(readFileSync(file, 'utf8')).files as string[])
        .map((name) => resolve(dirname(file), name))
        .filter((name) => !name.startsWith(folder + sep)),
    );
  const instrumentation = join(server, 'instrumentation.js');
  return [
    ...named.map((file) => `${file} holds code of the site`),
    ...outside.map((file) => `${file} lies outside`),
    ...(existsSync(instrumentation) ? [`${instrumentation} is there`] : []),
  ];
}

/**
 * Copies and builds the bare app. Takes half a minute.
 * @param folder must not exist yet
 * @throws Error when it does not build, or is not bare
 */
export function buildBare(folder: string): void {
  cpSync('bench/bare', folder, {
    recursive: true,
    filter: (source) => !/\.next$|node_modules$|next-env/.test(source),
  });
  linkPackages(folder);
  const { status, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`the bare app does not build:\n${stderr}`);
  const foreign = findForeign(folder);
  if (foreign.length > 0) throw new Error(`the bare app is not bare:\n${foreign.join('\n')}`);
}
