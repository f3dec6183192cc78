/** Seconds that the site's build takes, cold: of a copy of the repository, without any cache. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyRepository } from '../e2e/support/built-copy.ts';
import { REGIONS } from '../lib/platform/region/region.ts';

export type BuildTime = { seconds: number; pages: number };

/** @param folder a copy of the repository, its packages beside it; see e2e/support/built-copy.ts */
export function timeBuild(folder: string): BuildTime {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_DIST_DIR: '.next', NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`the copy does not build:\n${stdout}${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, pages: countPages(folder) };
}

/** Pages of both regions, by the copy's own route table. */
function countPages(folder: string): number {
  const script =
    "import('./lib/site/content/routes.ts').then(({ routes }) => console.log(routes.length))";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  return Number(stdout) * REGIONS.length;
}

/** Builds a copy of the repository, of the files that git knows, and removes it. */
export async function measureBuild(): Promise<BuildTime> {
  const folder = '.next-bench';
  try {
    await copyRepository(folder);
    return timeBuild(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
