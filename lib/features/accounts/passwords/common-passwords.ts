/**
 * The passwords that attackers try first: the most used of those that were published after break-ins. Where they are
 * from and how many there are stands in README.md.
 */
import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const FILE = 'lib/features/accounts/passwords/common-passwords.txt.br';
const LINE_FEED = 0x0a;

/** Knows whether a text, in lower case, is one of them. */
export type PasswordList = { has: (text: string) => boolean };

/**
 * @param text lines in the order of their bytes, each with a line feed. They stay as they are: 160,000 strings in a
 * set would take ten times the memory, and a search takes 18 looks
 */
export function sortedLines(text: Buffer): PasswordList {
  const startOfLine = (at: number) => (at > 0 ? text.lastIndexOf(LINE_FEED, at - 1) + 1 : 0);
  return {
    has: (wanted) => {
      const target = Buffer.from(wanted);
      let [low, high] = [0, text.length];
      while (low < high) {
        const start = startOfLine((low + high) >> 1);
        const end = text.indexOf(LINE_FEED, start);
        const order = Buffer.compare(target, text.subarray(start, end));
        if (order === 0) return true;
        if (order < 0) high = start;
        else low = end + 1;
      }
      return false;
    },
  };
}

let loading: Promise<PasswordList> | undefined;

async function load(): Promise<PasswordList> {
  const packed = await readFile(join(/* turbopackIgnore: true */ process.cwd(), FILE));
  return sortedLines(await promisify(brotliDecompress)(packed));
}

/** Read when the first password is chosen, and kept: 1.7 MB. @throws the file's error, at each call anew */
export async function commonPasswords(): Promise<PasswordList> {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
