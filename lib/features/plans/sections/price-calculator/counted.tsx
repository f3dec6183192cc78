/** The sum of what stands in the form just now; loaded with the first change. */
import type { ComponentProps } from 'react';
import type { PriceChoice } from '../../price';
import { readChoice } from '../../read-choice';
import { PriceResult } from './price-result';

export type CountedProps = Omit<ComponentProps<typeof PriceResult>, 'choice' | 'refused'> & {
  given: Readonly<Record<string, string[]>>;
  example: PriceChoice;
};

export function Counted({ given, example, ...fixed }: CountedProps) {
  return <PriceResult {...fixed} {...readChoice(given, example)} />;
}
