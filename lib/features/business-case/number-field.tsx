/** A number of a case with its label, its bounds and what is wrong with it. */
import type { ComponentProps } from 'react';
import { fillWords } from '@/lib/site/content/fill-words';

type Props = Omit<ComponentProps<'input'>, 'id' | 'min' | 'max' | 'step'> & {
  id: string;
  label: string;
  help: string;
  bounds: { min: number; max: number; step: number };
  /** What is said of a number outside of them. Shown while the field is invalid: see form.css. */
  wrong: string;
  locale: string;
  isWrong: boolean;
};

export function NumberField(props: Props) {
  const { id, label, help, bounds, wrong, locale, isWrong, ...native } = props;
  const { format } = new Intl.NumberFormat(locale);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...native}
        {...bounds}
        id={id}
        type="number"
        inputMode="decimal"
        required
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        className="input font-mono"
      />
      <p id={`${id}-help`} className="field-help">
        <span className="field-error">
          {fillWords(wrong, { min: format(bounds.min), max: format(bounds.max) })}
        </span>
        {help}
      </p>
    </div>
  );
}
