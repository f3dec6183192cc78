/** US spelling to Indian English, by the word list content/site/spelling.yaml. */
import { spelling } from '../../../content/schemas/site.ts';
import type { Region } from '../../platform/region/region.ts';
import { cached } from './live.ts';
import { capitalized } from './number-words.ts';
import { ContentError } from './problem.ts';
import { readSource } from './source.ts';

const FILE = 'site/spelling.yaml';

/** The list, and a pattern that finds each of its US words. */
const list = cached([FILE], () => {
  const { data: words, error } = spelling.safeParse(readSource(FILE).valueFor('USA'));
  if (!words)
    throw new ContentError([{ file: FILE, reason: `each line is "us: indian". ${error.message}` }]);
  // `\b` does not break inside `Non_Profit_Organizations`, so path segments stay as they are.
  return { words, pattern: wordPattern(Object.keys(words)) };
});

const wordPattern = (words: string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');

function likeOriginal(original: string, replacement: string): string {
  const first = original.charAt(0);
  if (first === first.toLowerCase()) return replacement;
  if (original === original.toUpperCase()) return replacement.toUpperCase();
  return capitalized(replacement);
}

/** `text` in Indian English. Tags (`<a href="…">`) and placeholders (`{name}`) are left alone. */
export function toIndianEnglish(text: string): string {
  const { words, pattern } = list();
  return text.replace(/<[^>]*>|\{[\w:-]+\}|[^<{]+/g, (part) =>
    /^[<{]/.test(part)
      ? part
      : part.replace(pattern, (word) => likeOriginal(word, words[word.toLowerCase()] ?? word)),
  );
}

/** The words of `text` that are spelled as in the other edition, each with its mend. */
export function misspelt(text: string, region: Region): { word: string; mend: string }[] {
  const { words, pattern } = list();
  if (region === 'INDIA')
    return [...text.matchAll(pattern)].map(([word]) => ({
      word,
      mend: likeOriginal(word, words[word.toLowerCase()] ?? word),
    }));
  const american = new Map(Object.entries(words).map(([us, indian]) => [indian, us]));
  return [...text.matchAll(wordPattern([...american.keys()]))].map(([word]) => ({
    word,
    mend: likeOriginal(word, american.get(word.toLowerCase()) ?? word),
  }));
}
