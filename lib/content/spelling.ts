/** US spelling to Indian English, by the word list content/site/spelling.yaml. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { spelling } from '../../content/schemas/site.ts';

const words = spelling.parse(
  parse(readFileSync(join(process.cwd(), 'content/site/spelling.yaml'), 'utf8')),
);
// `\b` does not break inside `Non_Profit_Organizations`, so path segments stay as they are.
const pattern = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'gi');

function likeOriginal(original: string, replacement: string): string {
  const first = original.charAt(0);
  if (first === first.toLowerCase()) return replacement;
  if (original === original.toUpperCase()) return replacement.toUpperCase();
  return replacement.charAt(0).toUpperCase() + replacement.slice(1);
}

/** `text` in Indian English. Tags (`<a href="…">`) and placeholders (`{name}`) are left alone. */
export function toIndianEnglish(text: string): string {
  return text.replace(/<[^>]*>|\{[\w:-]+\}|[^<{]+/g, (part) =>
    /^[<{]/.test(part)
      ? part
      : part.replace(pattern, (word) => likeOriginal(word, words[word.toLowerCase()] ?? word)),
  );
}
