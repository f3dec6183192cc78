'use client';
/** The business case in the browser: counts while a visitor types, and keeps the numbers in the address. */
import { type ChangeEvent, useState } from 'react';
import { keepSearch } from '@/components/islands/keep-search';
import { typedIn } from '@/components/islands/typed-in';
import { useEarlyInput } from '@/components/islands/use-early-input';
import { Button } from '@/components/ui/button';
import { businessCase, type Fee } from '@/lib/features/business-case/business-case';
import { CaseResult } from '@/lib/features/business-case/case-result';
import {
  INPUT_NAMES,
  INPUTS,
  type InputName,
  type Inputs,
  readInputs,
} from '@/lib/features/business-case/inputs';
import { NumberField } from '@/lib/features/business-case/number-field';
import { lastUsed } from '@/lib/features/business-case/on-paper';
import { moneyOf } from '@/lib/site/prices/money';
import { breakEvenOf, type CaseWords, leftOf } from './words-of';

type Props = {
  defaults: Inputs;
  answer?: { inputs: Inputs; wrong: InputName[] };
  fee: Fee;
  fields: Record<InputName, { label: string; help: string }>;
  words: CaseWords;
  locale: string;
};

export default function BusinessCaseForm(props: Props) {
  const { defaults, answer, fee, fields, words, locale } = props;
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      INPUT_NAMES.map((name) => [name, String((answer?.inputs ?? defaults)[name])]),
    ),
  );
  const [isTouched, setTouched] = useState(false);
  const { inputs, wrong } = readInputs(typed, defaults);
  const refused = isTouched ? wrong : (answer?.wrong ?? []);
  const result = businessCase(inputs, fee);
  const left = leftOf(result, words);

  const amount = moneyOf(locale);
  const range = (low: number, high: number) => `${amount(low)} ${words.to} ${amount(high)}`;
  const lines = [
    [words.hours, new Intl.NumberFormat(locale).format(result.hours)],
    [words.cost, amount(result.cost)],
    [words.waiting, amount(result.waiting)],
    [words.saved, range(result.saved.least, result.saved.most)],
    [words.fee, range(fee.lowest, fee.highest)],
    [left.term, range(...left.amounts)],
  ] as const;

  function take(next: Record<string, string>) {
    setTouched(true);
    setTyped(next);
    keepSearch(`?${new URLSearchParams(next)}`);
  }
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) =>
    take({ ...typed, [name]: value });
  const form = useEarlyInput((early) =>
    take(
      Object.fromEntries(
        Object.entries(typedIn(early)).map(([name, [value = '']]) => [name, value]),
      ),
    ),
  );

  return (
    <div className="grid *:min-w-0 gap-x-8 gap-y-10 grid:grid-cols-12">
      <form
        ref={form}
        action="/business-case"
        data-asked={isTouched || answer !== undefined}
        {...lastUsed}
        className="on-paper grid content-start gap-5 grid:col-span-5"
      >
        <div className="paper-fields grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          {INPUT_NAMES.map((name) => (
            <NumberField
              key={name}
              id={`case-${name}`}
              name={name}
              {...fields[name]}
              bounds={INPUTS[name]}
              wrong={words.wrong}
              locale={locale}
              isWrong={refused.includes(name)}
              value={typed[name]}
              onChange={change}
            />
          ))}
        </div>
        <p className="off-paper flex flex-wrap gap-3">
          <Button type="submit" className="no-js-only">
            {words.compute}
          </Button>
          <Button variant="secondary" className="js-only" onClick={() => print()}>
            {words.print}
          </Button>
        </p>
      </form>
      <div role="status" className="grid:col-span-6 grid:col-start-7">
        <CaseResult
          title={words.breakEven}
          headline={breakEvenOf(result, words)}
          lines={lines}
          advice={left.advice}
        />
      </div>
    </div>
  );
}
