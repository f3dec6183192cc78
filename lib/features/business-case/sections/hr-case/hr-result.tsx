/** What PAY or HRMS saves in a year, what its plan costs, and what is left or lost. */

import { ButtonLink } from '@/components/ui/button';
import { fillWords } from '@/lib/site/content/fill-words';
import type { Messages } from '@/lib/site/content/messages';
import { moneyOf } from '@/lib/site/prices/money';
import type { PriceList } from '../../../../site/prices/names';
import { dossierPath, type Module } from '../../../committee-pack/choice';
import { PLAN_NAMES } from '../../../plans/plans';
import { CaseResult } from '../../case-result';
import { hrCase } from '../../hr-case';
import { type Bought, type HrInputName, type HrInputs, leftFromExample } from '../../hr-inputs';

/** As the committee pack calls it. */
const MODULE_OF: Record<Bought, Module> = { pay: 'PAY', hrms: 'HRMS' };

export type HrWords = Messages['businessCase'] & Messages['hrCase'];
type Props = {
  inputs: HrInputs;
  example: HrInputs;
  fields: Record<HrInputName, { label: string }>;
  list: PriceList;
  words: HrWords;
  locale: string;
};

export function HrResult({ inputs, example, fields, list, words, locale }: Props) {
  const { price, hours, worth, errors, replaced, net, month } = hrCase(inputs, list);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const money = moneyOf(locale);
  const isLoss = net < 0;
  const left = leftFromExample(inputs, example).map(
    (name) => `${fields[name].label}: ${number.format(inputs[name])}`,
  );
  const warning = fillWords(words.fromExample, {
    users: number.format(example.users),
    left: new Intl.ListFormat(locale).format(left),
  });
  const users = fillWords(words.users, {
    plan: PLAN_NAMES[price.plan],
    users: number.format(inputs.users),
    rate: money(price.rate),
  });
  const offer = `/plan?heads=${inputs.users}&modules=hris&modules=${inputs.bought}&term=${inputs.term}#sum`;
  const dossier = dossierPath({ role: 'CFO', modules: [MODULE_OF[inputs.bought]] });
  return (
    <>
      <CaseResult
        title={words.breakEven}
        headline={month ? fillWords(words.inMonth, { month }) : words.notYet}
        warning={left.length > 0 ? warning : undefined}
        lines={[
          [words.hoursSaved, number.format(hours)],
          [words.worthSaved, money(worth)],
          [words.errorsSaved, money(errors)],
          [words.replaced, money(replaced)],
          [users, money(price.year)],
          [isLoss ? words.loss : words.net, money(Math.abs(net))],
        ]}
        advice={isLoss ? words.loses[inputs.bought] : undefined}
      />
      <p className="mt-6 off-paper flex flex-wrap gap-3">
        <ButtonLink href={offer} variant="secondary">
          {words.offer}
        </ButtonLink>
        <ButtonLink href={dossier} variant="secondary">
          {words.dossiers[inputs.bought]}
        </ButtonLink>
      </p>
    </>
  );
}
