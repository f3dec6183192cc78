'use client';
/** A list to choose from. Its first line asks, and is no choice. */
import type { ComponentProps } from 'react';
import type { Option, Words } from './field-props';

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  choose?: string | undefined;
  /** Not shown here; a list that asks more has more to say. */
  words?: Words;
};

export function Select({ options, choose, words: _, ...native }: SelectProps) {
  return (
    <select {...native} className="input">
      {choose !== undefined && <option value="">{choose}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
