/** What a choice costs: the sum of a year and of three years, how it comes about, and which plan it is. */

import { Amounts } from '@/components/ui/amounts';
import { fillWords } from '@/lib/site/content/fill-words';
import type { Messages } from '@/lib/site/content/messages';
import { moneyOf } from '@/lib/site/prices/money';
import type { PriceList } from '../../../../site/prices/names';
import { FREE_USERS, PLAN_NAMES, PLAN_OF } from '../../plans';
import { type Price, type PriceChoice, priceOf, serviceOf } from '../../price';

export type PriceWords = Messages['prices'];
type Props = {
  choice: PriceChoice;
  refused?: string | undefined;
  list: PriceList;
  /** In percent, on top of the prices; 0 says nothing of it. */
  tax: number;
  words: PriceWords;
  locale: string;
};

/** Which plan it is and why, in one or two sentences. */
function reasonOf({ plan, reason, refused }: Price, { term }: PriceChoice, words: PriceWords) {
  const name = PLAN_NAMES[plan];
  const asked = refused && fillWords(words.tooSmall, { plan: PLAN_NAMES[PLAN_OF[term][refused]] });
  const chosen = fillWords(words.reasons[reason], { plan: name, most: FREE_USERS });
  return [asked, chosen].filter(Boolean).join(' ');
}

export function PriceResult({ choice, refused, list, tax, words, locale }: Props) {
  if (refused !== undefined) return <p className="text-lg">{words.refused}</p>;
  const price = priceOf(choice, list);
  const number = new Intl.NumberFormat(locale);
  const money = moneyOf(locale);
  const withTax = (amount: number) => money(amount * (1 + tax / 100));
  const heads = number.format(choice.heads);
  const { hcm } = price;
  const lines = [
    [
      fillWords(choice.heads === 1 ? words.oneUser : words.users, {
        heads,
        rate: money(price.rate),
      }),
      money(price.planYear),
    ],
    ...(hcm
      ? [[fillWords(words.hcm, { heads, rate: money(hcm.rate) }), money(hcm.year)] as const]
      : []),
  ] as const;
  const isQuoted = hcm && !hcm.service && serviceOf(choice) !== 'self';
  return (
    <>
      <p className="label">{PLAN_NAMES[price.plan]}</p>
      <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-6">
        {[
          [words.year, price.year],
          [words.threeYears, price.threeYears],
        ].map(([term, amount]) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="label mt-2">{term}</dt>
            <dd className="font-bold font-display text-2xl leading-none tracking-tight sm:text-3xl">
              {money(Number(amount))}
            </dd>
          </div>
        ))}
      </dl>
      <Amounts lines={lines} />
      {tax > 0 && (
        <p className="mt-5">
          {fillWords(words.withTax, {
            tax,
            year: withTax(price.year),
            threeYears: withTax(price.threeYears),
          })}
        </p>
      )}
      <p className="mt-5">{reasonOf(price, choice, words)}</p>
      <p className="mt-2 text-muted text-sm">
        {words.fixed[choice.term]}
        {hcm?.service && ` ${words.hcmServices[hcm.service]}`}
        {isQuoted && ` ${words.hcmQuoted}`}
      </p>
    </>
  );
}
