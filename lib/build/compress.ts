/** The copies of a file that a server sends to clients that take brotli or gzip. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pictures, fonts and archives are compressed already. */
const TEXT = /\.(?:css|html|js|mjs|json|map|md|svg|txt|webmanifest|xml)$/;
/** Below this, in bytes, an answer fits one packet anyway. */
const SMALLEST = 1024;

/**
 * Writes `<file>.br` and `<file>.gz`, as small as they can be made. zlib works in threads of its
 * own: callers that start several files at a time use every core.
 * @returns the length of each, in bytes
 */
export async function writeCopies(file: string, body: Buffer): Promise<{ br: number; gz: number }> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return { br: br.length, gz: gz.length };
}

/** Writes the copies of every text file in `folder` and below. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).values();
  const worker = async () => {
    for (const name of files) {
      const body = await readFile(join(folder, name));
      if (body.length >= SMALLEST) await writeCopies(join(folder, name), body);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
