/** The settings of Next, as the build has read them. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Hands them to Next, as its `output: 'standalone'` does: next.config.ts needs a compiler.
 * @param dist the absolute path of the build, at or below `root`
 * @param changes of what Next calls experimental
 */
export function takeBuiltConfig(root: string, dist: string, changes: object = {}): void {
  const { config } = JSON.parse(readFileSync(join(dist, 'required-server-files.json'), 'utf8'));
  const experimental = { ...config.experimental, ...changes };
  const own = { ...config, experimental, distDir: relative(root, dist) };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(own);
}
