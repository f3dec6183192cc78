/** The case of what stands in the form just now; loaded with the first change. */
import type { ComponentProps } from 'react';
import { readHrInputs } from '../../hr-inputs';
import { HrResult } from './hr-result';

export type CountedProps = Omit<ComponentProps<typeof HrResult>, 'inputs'> & {
  typed: Readonly<Record<string, string[]>>;
};

export function Counted({ typed, ...fixed }: CountedProps) {
  const given = Object.fromEntries(Object.entries(typed).map(([name, [value]]) => [name, value]));
  return <HrResult {...fixed} inputs={readHrInputs(given, fixed.example).inputs} />;
}
