/** Builds the site when there is no build, or one of other sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hashSources, isBuildCurrent } from '../build/stamp.ts';

/**
 * A process of its own builds: it may use much memory, which goes when it ends.
 * @returns whether it had to build; the process exits when the build fails
 */
export async function ensureBuild(root: string, dist: string): Promise<boolean> {
  if (isBuildCurrent(join(root, dist), hashSources(root))) return false;
  console.log('Building the site: the first time takes a few minutes.\n');
  const child = spawn(process.execPath, [join(root, 'scripts/build/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(typeof code === 'number' ? code : 1);
  return true;
}
