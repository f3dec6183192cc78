/** Everything that somebody reads: pages, the files of content/site, the interface and the mails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGIONS, type Region } from '../../../platform/region/region.ts';
import { listContent } from '../read.ts';
import { CONTENT } from '../source.ts';
import { readable, textsOf } from '../texts.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';

/** A text of an edition, tokens filled in, without markup. */
export type Written = {
  file: string;
  region: Region;
  text: string;
  problem: (reason: string) => RegionalProblem;
};

type Tree = { [key: string]: string | Tree };

/** All texts of `corpus`, of content/messages and of content/mail. */
export function writtenIn({ pages, site }: Corpus): Written[] {
  const content = [...pages, ...site].flatMap(({ file, region, schema, value, problem }) =>
    textsOf(schema, value).map(({ path, text }) => ({
      ...{ file, region, text },
      problem: (reason: string) => problem(path, reason),
    })),
  );
  return [...content, ...REGIONS.flatMap(messagesOf), ...mails()];
}

/** Of the interface what stands in the edition's own file: INDIA.json holds what differs. */
function messagesOf(region: Region): Written[] {
  const file = `messages/${region}.json`;
  const all = (tree: Tree, above: string[]): Written[] =>
    Object.entries(tree).flatMap(([key, value]) => {
      const keys = [...above, key];
      if (typeof value !== 'string') return all(value, keys);
      const problem = (reason: string) => ({ file, region, where: keys.join(' › '), reason });
      return [{ file, region, text: readable(value), problem }];
    });
  return all(JSON.parse(read(file)), []);
}

/** Mails by paragraph, since a sentence may go over several lines; both editions send the same ones. */
function mails(): Written[] {
  const files = ['.txt', '.html'].flatMap((ending) => listContent('mail', ending));
  return files.flatMap((file) => {
    let line = 1;
    return read(file)
      .split(/(\n{2,}|<\/(?:p|td|li|h1)>)/)
      .flatMap((part) => {
        const at = line + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1;
        line += part.split('\n').length - 1;
        const text = readable(part);
        return REGIONS.map((region) => {
          const problem = (reason: string) => ({ file, region, line: at, reason });
          return { file, region, text, problem };
        });
      });
  });
}

const read = (file: string) => readFileSync(join(CONTENT(), file), 'utf8');
