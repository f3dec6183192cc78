'use client';
/** The business case in the browser: counts while a visitor types, and keeps the numbers in the address. */
import { type ChangeEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  type BusinessCase,
  businessCase,
  type Fee,
} from '@/lib/features/business-case/business-case';
import {
  INPUT_NAMES,
  INPUTS,
  type InputName,
  type Inputs,
  readInputs,
} from '@/lib/features/business-case/inputs';

type Words = Record<
  | 'compute'
  | 'print'
  | 'wrong'
  | 'hours'
  | 'cost'
  | 'waiting'
  | 'saved'
  | 'fee'
  | 'net'
  | 'loss'
  | 'losesAlways'
  | 'losesAtWorst'
  | 'breakEven'
  | 'between'
  | 'atBest'
  | 'never'
  | 'to',
  string
>;

type Props = {
  defaults: Inputs;
  answer?: { inputs: Inputs; wrong: InputName[] };
  fee: Fee;
  fields: Record<InputName, { label: string; help: string }>;
  words: Words;
  locale: string;
  currency: string;
};

const fill = (text: string, values: Record<string, number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

function breakEvenOf({ breakEven: { earliest, latest } }: BusinessCase, words: Words): string {
  if (earliest === undefined) return words.never;
  return latest === undefined
    ? fill(words.atBest, { earliest })
    : fill(words.between, { earliest, latest });
}

/** What is left of the first year, in the words for a gain or for a loss; a loss says what to choose instead. */
function leftOf({ net }: BusinessCase, words: Words) {
  if (net.most < 0)
    return {
      term: words.loss,
      amounts: [-net.most, -net.least],
      advice: words.losesAlways,
    } as const;
  const amounts = [net.least, net.most] as const;
  return { term: words.net, amounts, advice: net.least < 0 ? words.losesAtWorst : undefined };
}

export default function BusinessCaseForm(props: Props) {
  const { defaults, answer, fee, fields, words, locale, currency } = props;
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

  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const amount = (value: number) => money.format(value).replace('-', '−');
  const range = (low: number, high: number) => `${amount(low)} ${words.to} ${amount(high)}`;
  const lines = [
    [words.hours, new Intl.NumberFormat(locale).format(result.hours)],
    [words.cost, amount(result.cost)],
    [words.waiting, amount(result.waiting)],
    [words.saved, range(result.saved.least, result.saved.most)],
    [words.fee, range(fee.lowest, fee.highest)],
    [left.term, range(...left.amounts)],
  ];

  function change({ target: { name, value } }: ChangeEvent<HTMLInputElement>) {
    const next = { ...typed, [name]: value };
    setTouched(true);
    setTyped(next);
    const search = `?${new URLSearchParams(next)}`;
    history.replaceState(history.state, '', search);
    // What is printed names the address that keeps these numbers.
    const main = document.querySelector('main');
    if (main) main.dataset.source = main.dataset.source?.replace(/(?:\?.*)?$/, search);
  }

  return (
    <div className="grid *:min-w-0 gap-x-8 gap-y-10 grid:grid-cols-12">
      <form action="/business-case" className="on-paper grid content-start gap-5 grid:col-span-5">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {INPUT_NAMES.map((name) => (
            <div key={name} className="field">
              <label htmlFor={`case-${name}`}>{fields[name].label}</label>
              <input
                id={`case-${name}`}
                name={name}
                type="number"
                inputMode="decimal"
                {...INPUTS[name]}
                value={typed[name]}
                onChange={change}
                aria-invalid={refused.includes(name)}
                aria-describedby={`case-${name}-help`}
                className="input font-mono"
              />
              <p id={`case-${name}-help`} className="field-help">
                {refused.includes(name) && (
                  <span className="field-error block">
                    {fill(words.wrong, { min: INPUTS[name].min, max: INPUTS[name].max })}
                  </span>
                )}
                {fields[name].help}
              </p>
            </div>
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
        <p className="label">{words.breakEven}</p>
        <p className="mt-2 font-bold font-display text-3xl leading-none tracking-tight">
          {breakEvenOf(result, words)}
        </p>
        <dl className="paper-columns mt-8 border-line-strong border-t">
          {lines.map(([term, amount]) => (
            <div
              key={term}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3"
            >
              <dt>{term}</dt>
              <dd className="font-mono">{amount}</dd>
            </div>
          ))}
        </dl>
        {left.advice && <p className="mt-5">{left.advice}</p>}
      </div>
    </div>
  );
}
