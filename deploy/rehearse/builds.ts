/** The two releases of a rehearsal: of the build that stands, and of a second real build that differs from it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuild } from '../../bench/servers.ts';
import { asLaterBuild, buildCopy } from '../../e2e/support/built-copy.ts';

const isRelease = (folder: string) => existsSync(join(folder, '.next/source-stamp'));

function release(cwd: string, folder: string, settings: Record<string, string> = {}): void {
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/release/release.ts'];
  const env = { ...process.env, ...settings };
  execFileSync(process.execPath, [...args, '--to', folder], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Makes those of the two releases that are not there yet. Each build takes some minutes.
 * @returns their folders, the former one first
 */
export async function makeReleases(folders: readonly [string, string]): Promise<[string, string]> {
  const [former, later] = [resolve(folders[0]), resolve(folders[1])];
  if (!isRelease(former)) {
    ensureBuild();
    release(process.cwd(), former);
  }
  if (!isRelease(later)) {
    const copy = await buildCopy('rehearse', asLaterBuild);
    try {
      release(copy.folder, later, { NEXT_DIST_DIR: '.next' });
    } finally {
      copy.remove();
    }
  }
  return [former, later];
}

const chunksOf = (folder: string) => readdirSync(join(folder, '.next/static/chunks'));

/** The paths of scripts that the former release has and the later one has not. @throws Error when they are the same */
export function formerScripts([former, later]: readonly [string, string]): string[] {
  const now = new Set(chunksOf(later));
  const gone = chunksOf(former).filter((name) => name.endsWith('.js') && !now.has(name));
  if (gone.length === 0) throw new Error('Both releases have the same scripts: build one anew.');
  return gone.map((name) => `/_next/static/chunks/${name}`);
}
