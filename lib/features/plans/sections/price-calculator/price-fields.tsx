/** What a buyer chooses: people, modules, term, plan, and who runs HCM. Never sent as script. */

import { ListField } from '@/components/ui/list-field';
import type { Messages } from '@/lib/site/content/messages';
import { LIST_TERMS, SERVICES, TIERS } from '../../../../site/prices/names';
import { HEADS_TYPED } from '../../heads';
import type { PriceChoice } from '../../price';

type Props = { words: Messages['prices']; choice: PriceChoice; refused?: string };

/** Those that decide the price. HRIS and DMS are in every plan. */
const MODULES = ['hrms', 'ats', 'pay', 'hcm'] as const;

export function PriceFields({ words, choice, refused }: Props) {
  const { heads, modules, term, plan = '', service = '' } = choice;
  return (
    <>
      <div className="field">
        <label htmlFor="price-heads">{words.heads}</label>
        <input
          id="price-heads"
          name="heads"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          required
          pattern={HEADS_TYPED}
          defaultValue={refused ?? heads}
          aria-invalid={refused !== undefined}
          aria-describedby="price-heads-help"
          className="input font-mono"
        />
        <p id="price-heads-help" className="field-help">
          <span className="field-error">{words.refused}</span>
          {words.headsHelp}
        </p>
      </div>
      <fieldset className="field" aria-describedby="price-modules-help">
        <legend>{words.modules}</legend>
        <p id="price-modules-help" className="field-help">
          {words.modulesHelp}
        </p>
        {/* The request for an offer takes them from the address, too. */}
        <input type="hidden" name="modules" value="hris" />
        <input type="hidden" name="modules" value="dms" />
        <div className="grid gap-x-6 sm:grid-cols-2">
          {MODULES.map((module) => (
            <label key={module} className="choice">
              <input
                type="checkbox"
                name="modules"
                value={module}
                defaultChecked={modules.includes(module)}
              />
              {words.module[module]}
            </label>
          ))}
        </div>
      </fieldset>
      <ListField
        id="price-term"
        name="term"
        label={words.term}
        value={term}
        options={LIST_TERMS.map((value) => [value, words.terms[value]])}
      />
      <ListField
        id="price-plan"
        name="plan"
        label={words.plan}
        value={plan}
        options={[
          ['', words.planSmallest],
          ...TIERS.map((value) => [value, words.tiers[value]] as const),
        ]}
      />
      <ListField
        id="price-service"
        name="service"
        label={words.service}
        help={words.serviceHelp}
        value={service}
        options={[
          ['', words.serviceOfPlan],
          ...SERVICES.map((value) => [value, words.services[value]] as const),
        ]}
        className="only-with-hcm"
      />
    </>
  );
}
