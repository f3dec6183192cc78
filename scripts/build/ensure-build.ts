/**
 * The first half of `npm start`: builds the site when there is no build, or one of other sources. A public
 * site never builds by itself: it would be away for minutes, and show what was only half checked out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signsOfPublic } from '../../lib/platform/region/public-site.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { loadSettings } from '../commands/load-settings.ts';
import { hashSources, isBuildCurrent } from './stamp.ts';

/** A process of its own builds: it may use much memory, which goes when it ends. @returns its exit code */
async function build(root: string): Promise<number> {
  console.log('Building the site: the first time takes a few minutes.\n');
  const child = spawn(process.execPath, [join(root, 'scripts/build/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** @throws Error when there is none and the site is public */
async function ensureBuild(root: string): Promise<number> {
  loadSettings();
  const dist = join(root, settings().NEXT_DIST_DIR);
  if (isBuildCurrent(dist, hashSources(root))) return 0;
  const signs = signsOfPublic(process.env);
  if (signs.length > 0)
    throw new Error(
      `There is no build of these sources in ${dist}, and a public site (${signs.join(', ')}) is not built by its start. Run npm run build first.`,
    );
  return build(root);
}

try {
  process.exitCode = await ensureBuild(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
