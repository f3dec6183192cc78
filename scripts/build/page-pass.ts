/**
 * The one pass over the built HTML: each page is read once and handed to every check. A check that
 * makes something of the pages (hashes, copies) is a check as well.
 */
import { availableParallelism } from 'node:os';
import type { BuiltPage } from './built-pages.ts';

export type PageCheck = {
  /** @returns what is wrong with this page, one line each */
  look(page: BuiltPage): string[] | Promise<string[]>;
  /** Called after the last page. @returns what is wrong with all of them together */
  finish?(): string[] | Promise<string[]>;
};

/** As many pages at a time as there are cores: the memory that this takes stays the same. */
const AT_A_TIME = availableParallelism();

/**
 * Shows every page to every check.
 * @returns what is wrong, one line each, in the order of the pages; empty when all is well
 */
export async function passOver(
  pages: AsyncIterable<BuiltPage>,
  checks: readonly PageCheck[],
): Promise<string[]> {
  const problems: string[][] = [];
  const source = pages[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      const page = next.value;
      const place = problems.push([]) - 1;
      const found = await Promise.all(checks.map((check) => check.look(page)));
      problems[place] = found.flat().map((text) => `/${page.region}${page.page}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  for (const check of checks) problems.push((await check.finish?.()) ?? []);
  return problems.flat();
}
