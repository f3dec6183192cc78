/** How much of the Indian edition stands in sentences of the American one: each is written by somebody who works there. */
import type { z } from 'zod';
import type { Region } from '../../platform/region/region.ts';
import { toIndianEnglish } from './spelling.ts';
import { countWords, type Text, textsOf } from './texts.ts';

export type BorrowedSentences = {
  /** Words of the Indian edition, in sentences long enough to be somebody's. */
  words: number;
  /** Those of them in a borrowed sentence. */
  borrowed: number;
  /** The sentences that the American edition has too, each with its place. Another spelling makes no other sentence. */
  sentences: Pick<Text, 'field' | 'text'>[];
};

/** Shorter ones are names, labels and figures, which no edition owns. */
const SENTENCE = 5;

const split = (texts: readonly Text[]) =>
  texts.flatMap(({ field, text }) =>
    text
      .split(/(?<=[.!?:;])\s+/)
      .filter((sentence) => countWords(sentence) >= SENTENCE)
      .map((sentence) => ({ field, text: sentence })),
  );
const count = (sentences: { text: string }[]) =>
  sentences.reduce((total, { text }) => total + countWords(text), 0);

/** Goes through all texts of `editions.INDIA`; both editions fit `schema`. */
export function borrowedSentences(
  schema: z.ZodType,
  editions: Record<Region, unknown>,
): BorrowedSentences {
  const american = new Set(
    split(textsOf(schema, editions.USA)).map(({ text }) => toIndianEnglish(text)),
  );
  const indian = split(textsOf(schema, editions.INDIA));
  const sentences = indian.filter(({ text }) => american.has(text));
  return { words: count(indian), borrowed: count(sentences), sentences };
}
