/** Which files a program loads: its own sources, and those of packages. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { errorCode } from '../../lib/platform/log/error-code.ts';

/** Named by code that a production server never reaches: compilers, and what is for development. */
const IGNORED = [
  'node_modules/@next/swc*/**',
  'node_modules/@swc/**',
  'node_modules/typescript/**',
  'node_modules/caniuse-lite/**',
  'node_modules/fast-check/**',
  'node_modules/next/dist/compiled/{webpack,babel,babel-packages,terser,@babel}/**',
  'node_modules/**/*.{map,md,d.ts,d.mts}',
  'node_modules/next/**/*.dev.js',
];

/** The tracer reads JavaScript. */
async function readAsScript(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');
    const isTypeScript = /\.m?ts$/.test(file) && !file.includes('node_modules');
    return isTypeScript ? stripTypeScriptTypes(text) : text;
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

/** @returns what Next found that its pages load of packages. Paths in its lists begin at the list */
export function tracedByNext(root: string, dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js.nft.json') && !/^(?:cache|dev)\//.test(name))
    .flatMap((name) => {
      const list = join(dist, name);
      const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: string[] };
      return files.map((file) => relative(root, join(dirname(list), file)));
    })
    .filter((file) => file.startsWith('node_modules/'));
}

/**
 * @param entries what is started, below `root`
 * @param conditions under which packages choose their files, beside `node`
 * @returns the paths, below `root`, of all that they load
 */
export async function traceFiles(
  root: string,
  entries: string[],
  conditions: string[],
): Promise<string[]> {
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    processCwd: root,
    mixedModules: true,
    conditions: ['node', ...conditions],
    ignore: IGNORED,
    readFile: readAsScript,
  });
  return [...fileList];
}
