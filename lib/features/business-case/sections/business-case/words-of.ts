/** What a result says in words: when the fee is paid back, and what is left or lost. */

import { fillWords } from '@/lib/site/content/fill-words';
import type { Messages } from '@/lib/site/content/messages';
import type { BusinessCase } from '../../business-case';

export type CaseWords = Messages['businessCase'];

export function breakEvenOf(
  { breakEven: { earliest, latest } }: Pick<BusinessCase, 'breakEven'>,
  words: CaseWords,
): string {
  if (earliest === undefined) return words.never;
  if (latest === undefined) return fillWords(words.atBest, { earliest });
  return earliest === latest
    ? fillWords(words.inMonth, { month: earliest })
    : fillWords(words.between, { earliest, latest });
}

/** What is left of the first year, in the words for a gain or for a loss; a loss says what to choose instead. */
export function leftOf({ net }: Pick<BusinessCase, 'net'>, words: CaseWords) {
  if (net.most < 0)
    return {
      term: words.loss,
      amounts: [-net.most, -net.least],
      advice: words.losesAlways,
    } as const;
  const amounts = [net.least, net.most] as const;
  return { term: words.net, amounts, advice: net.least < 0 ? words.losesAtWorst : undefined };
}
