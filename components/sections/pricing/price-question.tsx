/** People and a term, which lead to the sum on the page of the plans (its section `price`). Sends no script. */

import { useMessages } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ListField } from '@/components/ui/list-field';

type Props = {
  /** The id of the section: a dossier has several. */
  section: string;
  /** The module of the page. */
  module: string;
};

export function PriceQuestion({ section, module }: Props) {
  const words = useMessages().prices;
  const id = `${section}-price`;
  return (
    <form
      action="/plan#sum"
      aria-label={words.ofProduct}
      className="mt-10 border-line-strong border-t pt-6 off-paper"
    >
      <p className="font-display font-bold text-xl leading-tight">{words.ofProduct}</p>
      <div className="mt-5 grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 grid:grid-cols-[1fr_1.5fr_auto]">
        <div className="field">
          <label htmlFor={`${id}-heads`}>{words.heads}</label>
          <input
            id={`${id}-heads`}
            name="heads"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            required
            className="input font-mono"
          />
        </div>
        {/* HRIS is part of every plan. */}
        <input type="hidden" name="modules" value="hris" />
        {module !== 'hris' && <input type="hidden" name="modules" value={module} />}
        <ListField
          id={`${id}-term`}
          name="term"
          label={words.term}
          options={Object.entries(words.terms)}
        />
        <p>
          <Button type="submit" variant="secondary">
            {words.count}
          </Button>
        </p>
      </div>
    </form>
  );
}
