/** Is every figure that promises something a claim, and every amount of money a price? */
import { REGIONS } from '../../../platform/region/region.ts';
import { tokens } from '../brand.ts';
import { textsOf } from '../texts.ts';
import type { Corpus, Entry, RegionalProblem } from './corpus.ts';

/**
 * '45% faster', '30% less paper', '70-99% less', 'three times faster', '10x faster'. Shares that
 * describe (18% GST, '25% of the roof') promise nothing.
 */
const PROMISE =
  /(?:\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:%|percent|per cent|x|×|times)|(?:twice|three times|ten times))\s+(?:(?:as|more|less|fewer|faster|cheaper|quicker|sooner|better|higher|lower|shorter|code coverage|test coverage|of (?:all )?milestones|on time|uptime|availability|accura\w+|sav\w+|reduc\w+|increas\w+|growth|return)\b)|\b(?:sav\w+|cuts?|reduc\w+|increas\w+|rais\w+|grows?)\s+(?:\w+\s+){0,3}by\s+(?:up to\s+)?\d[\d.,]*\s?(?:%|percent|per cent)|\bup to \d[\d.,]*\s?(?:%|percent|per cent)|\baround the clock\b|\b24\/7\b/gi;

const MONEY =
  /[$₹]\s?\d(?:[\d,.]*\d)?(?:\s?[–-]\s?[$₹]?\d(?:[\d,.]*\d)?)?(?:\s(?:million|billion|lakh|crore))?/g;

/** An amount that is asked for something we sell, whether the list has it or not. */
const SOLD_BY = new RegExp(
  `(${MONEY.source})\\s+(?:per|for each|for every|an?)\\s+(?:active\\s+)?(?:user|employee|seat)\\b`,
  'gi',
);
/** What says that an amount is asked by us: our offers, and how they are charged. */
const OFFER =
  /\b(?:CORI|Code|HCM|Free|Premium|Enterprise|plans?|subscriptions?|prices?|fees?|costs?|charge[ds]?|users?|employees?|seats?|month(?:ly)?|year(?:ly)?)\b/i;
/** The same amount may be a wage or a bill: it is a price alone in its field, or in a sentence about an offer. */
const isOurs = (text: string, amount: string) =>
  text.trim() === amount ||
  text.split(/(?<=[.?!;])\s+/).some((part) => part.includes(amount) && OFFER.test(part));
const BY_HAND = 'a price typed by hand:';

/** The claims' own words may hold figures: they are the ground. */
const LEDGER = 'site/claims.yaml';

/** Amounts that the price list has, each with its token. */
const pricesOf = (region: Entry['region']) =>
  new Map(
    [...tokens[region]]
      .filter(([name]) => name.startsWith('price:'))
      .map(([name, words]) => [words, name]),
  );

export function checkFigures({ pages, site }: Corpus): RegionalProblem[] {
  const prices = Object.fromEntries(REGIONS.map((region) => [region, pricesOf(region)]));
  return [...pages, ...site].flatMap((entry) => {
    if (entry.file === LEDGER) return [];
    return textsOf(entry.schema, entry.value).flatMap(({ path }) => {
      const typed = entry.typed(path).replace(/\{[\w.:-]+\}|<[^>]*>/g, '');
      const promised = [...typed.matchAll(PROMISE)].map(([found]) =>
        entry.problem(
          path,
          `"${found}" promises a figure without its ground. Add a claim to content/site/claims.yaml and write {claim:its-id}`,
        ),
      );
      const priced = [...typed.matchAll(MONEY)].flatMap(([found]) => {
        const token = isOurs(typed, found) && prices[entry.region]?.get(found);
        return token ? [entry.problem(path, `${BY_HAND} ${found}. Write {${token}}`)] : [];
      });
      const sold = [...typed.matchAll(SOLD_BY)].flatMap(([found, money = '']) =>
        prices[entry.region]?.has(money)
          ? []
          : [entry.problem(path, `${BY_HAND} "${found}". Add it to content/site/prices.yaml`)],
      );
      return [...promised, ...priced, ...sold];
    });
  });
}
