/** Does every tab say in words what its page is, alone in its edition and in short? */
import type { Region } from '../../../platform/region/region.ts';
import { misspelt } from '../spelling.ts';
import { tabTitle } from '../tab-title.ts';
import { textsOf } from '../texts.ts';
import type { Corpus, PageEntry, RegionalProblem } from './corpus.ts';

/** Search engines cut off what is longer. */
const LONGEST = 60;

/** English words that stand in paths and in no text. */
const IN_PATHS_ALONE = new Set(
  'comprehensive efficient hassle reset scalable solutions transformation verify'.split(' '),
);

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that an edition's pages write. No numbers: 'Web developer 1' says nothing. */
function vocabulary(pages: PageEntry[]): Set<string> {
  const texts = pages.flatMap(({ schema, value }) => textsOf(schema, value));
  return new Set(texts.flatMap(({ text }) => wordsOf(text)).filter((word) => !/\d/.test(word)));
}

/** 'Whatweare' is in no text, and neither is 'ip'. A title may write a capital where texts do not. */
const isKnown = (word: string, known: Set<string>) =>
  known.has(word) ||
  IN_PATHS_ALONE.has(word.toLowerCase()) ||
  (/^\p{Lu}\p{Ll}*$/u.test(word) && known.has(word.toLowerCase()));

/** What is wrong with `title`, which is of the last segment of a path. */
function wrongWord(title: string, region: Region, known: Set<string>): string | undefined {
  const strange = wordsOf(title).find((word) => !isKnown(word, known));
  if (strange) return `"${strange}" is no word that a page of this site writes`;
  const [foreign] = misspelt(title, region);
  return foreign && `"${foreign.word}" is the spelling of the other edition`;
}

/** A name that was copied from a path: 'whatweare', 'Oil_and_Gas', 'Web developer 1'. */
const isSlug = (name: string) => /^\p{Ll}|_|\d$/u.test(name);

export function checkTitles({ pages }: Corpus): RegionalProblem[] {
  const editions = Map.groupBy(pages, ({ region }) => region);
  return [...editions].flatMap(([region, own]) => {
    const known = vocabulary(own);
    const seen = new Set<string>();
    const wrong = ({ route, value }: PageEntry, title: string): string | undefined => {
      if (route.tab === 'name' && isSlug(value.name)) return 'that is no name that people use';
      if (seen.has(title)) return 'another page says the same';
      if (title.length > LONGEST) return `no more than ${LONGEST} characters are shown`;
      return route.tab === 'path' ? wrongWord(title, region, known) : undefined;
    };
    return own.flatMap((page) => {
      const title = tabTitle(page.route, page.value.name, region);
      const reason = wrong(page, title);
      seen.add(title);
      if (!reason) return [];
      const mend =
        page.route.tab === 'path'
          ? `Write "tab: name" at ${page.route.path} in content/site/routes.yaml`
          : 'Write another name';
      return [page.problem(['name'], `the browser's tab says "${title}": ${reason}. ${mend}`)];
    });
  });
}
