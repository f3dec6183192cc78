/** What a buyer of PAY or HRMS puts in. Never sent as script. */

import { ListField } from '@/components/ui/list-field';
import type { Messages } from '@/lib/site/content/messages';
import { LIST_TERMS } from '../../../../site/prices/names';
import {
  BOUGHT,
  HR_INPUT_NAMES,
  HR_INPUTS,
  type HrInputName,
  type HrInputs,
} from '../../hr-inputs';
import { NumberField } from '../../number-field';
import type { HrWords } from './hr-result';

type Props = {
  fields: Record<HrInputName, { label: string; help: string }>;
  words: HrWords;
  terms: Pick<Messages['prices'], 'term' | 'terms'>;
  inputs: HrInputs;
  wrong: HrInputName[];
  locale: string;
};

export function HrFields({ fields, words, terms, inputs, wrong, locale }: Props) {
  return (
    <div className="paper-fields grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <ListField
        id="hr-bought"
        name="bought"
        label={words.bought}
        value={inputs.bought}
        options={BOUGHT.map((value) => [value, words.products[value]])}
        className="sm:col-span-2"
      />
      <ListField
        id="hr-term"
        name="term"
        label={terms.term}
        value={inputs.term}
        options={LIST_TERMS.map((value) => [value, terms.terms[value]])}
        className="sm:col-span-2"
      />
      {HR_INPUT_NAMES.map((name) => (
        <NumberField
          key={name}
          id={`hr-${name}`}
          name={name}
          {...fields[name]}
          bounds={HR_INPUTS[name]}
          wrong={words.wrong}
          locale={locale}
          isWrong={wrong.includes(name)}
          defaultValue={inputs[name]}
        />
      ))}
    </div>
  );
}
