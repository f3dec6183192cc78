'use client';
/** The case for PAY or HRMS in the browser: counts with every change, and keeps the numbers in the address. */
import type { ReactNode } from 'react';
import { useCounting } from '@/components/islands/use-counting';
import { Button } from '@/components/ui/button';
import { lastUsed } from '@/lib/features/business-case/on-paper';
import type { CountedProps } from './counted';

type Props = Omit<CountedProps, 'typed'> & {
  /** The case that the server was asked for, until something changes. */
  result: ReactNode;
  /** Whether the address asks for it. */
  isAsked: boolean;
  /** The fields. */
  children: ReactNode;
};

const load = async () => (await import('./counted')).Counted;

export default function HrCaseForm({ children, result, isAsked, ...fixed }: Props) {
  const { counted, Shown, typed, isAway } = useCounting(load);
  return (
    <form
      action="/business-case#hr"
      {...counted}
      {...lastUsed}
      noValidate
      data-asked={typed !== undefined || isAsked}
      className="on-paper grid *:min-w-0 gap-x-8 gap-y-10 grid:grid-cols-12"
    >
      <div className="grid content-start gap-5 grid:col-span-5">
        {children}
        <p className="off-paper flex flex-wrap gap-3">
          <Button type="submit" className={isAway ? undefined : 'no-js-only'}>
            {fixed.words.compute}
          </Button>
          <Button variant="secondary" className="js-only" onClick={() => print()}>
            {fixed.words.print}
          </Button>
        </p>
      </div>
      <div role="status" className="grid:col-span-6 grid:col-start-7">
        {Shown && typed ? <Shown {...fixed} typed={typed} /> : result}
      </div>
    </form>
  );
}
