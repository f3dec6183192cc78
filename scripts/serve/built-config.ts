/** The settings of Next, as the build has read them. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Hands them to Next, as its `output: 'standalone'` does: next.config.ts needs a compiler. What Next makes again it
 * keeps in memory: releases share the files of their builds.
 * @param dist the absolute path of the build, at or below `root`
 */
export function takeBuiltConfig(root: string, dist: string): void {
  const { config } = JSON.parse(readFileSync(join(dist, 'required-server-files.json'), 'utf8'));
  const experimental = { ...config.experimental, isrFlushToDisk: false };
  const own = { ...config, experimental, distDir: relative(root, dist) };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(own);
}
