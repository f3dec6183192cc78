/** What a buyer of PAY or HRMS puts in. Never sent as script. */

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
};

export function HrFields({ fields, words, terms, inputs, wrong }: Props) {
  return (
    <div className="paper-fields grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="field">
        <label htmlFor="hr-bought">{words.bought}</label>
        <select id="hr-bought" name="bought" defaultValue={inputs.bought} className="input">
          {BOUGHT.map((value) => (
            <option key={value} value={value}>
              {words.products[value]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="hr-term">{terms.term}</label>
        <select id="hr-term" name="term" defaultValue={inputs.term} className="input">
          {LIST_TERMS.map((value) => (
            <option key={value} value={value}>
              {terms.terms[value]}
            </option>
          ))}
        </select>
      </div>
      {HR_INPUT_NAMES.map((name) => (
        <NumberField
          key={name}
          id={`hr-${name}`}
          name={name}
          {...fields[name]}
          bounds={HR_INPUTS[name]}
          wrong={words.wrong}
          isWrong={wrong.includes(name)}
          defaultValue={inputs[name]}
        />
      ))}
    </div>
  );
}
