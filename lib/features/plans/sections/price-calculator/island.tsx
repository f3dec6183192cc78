'use client';
/** The price in the browser: counts with every change, and keeps the choice in the address. */
import type { ReactNode } from 'react';
import { useCounting } from '@/components/islands/use-counting';
import { Button } from '@/components/ui/button';
import type { CountedProps } from './counted';

type Props = Omit<CountedProps, 'given'> & {
  /** The sum of what the server was asked, until something changes. */
  result: ReactNode;
  note: ReactNode;
  /** The fields. */
  children: ReactNode;
};

const load = async () => (await import('./counted')).Counted;

export default function PriceForm({ children, result, note, ...fixed }: Props) {
  const { counted, Shown, typed, isAway } = useCounting(load);
  return (
    <form
      // The answer begins with the sum: on a phone the fields would hide it.
      action="/plan#sum"
      {...counted}
      noValidate
      className="on-paper grid *:min-w-0 gap-x-8 gap-y-10 grid:grid-cols-12"
    >
      <div className="off-paper grid content-start gap-5 grid:col-span-5">
        {children}
        <p>
          {/* For whom nothing counts while they choose: without scripts, and where ours did not arrive. */}
          <Button type="submit" variant="secondary" className={isAway ? undefined : 'no-js-only'}>
            {fixed.words.count}
          </Button>
        </p>
      </div>
      <div className="grid:col-span-6 grid:col-start-7">
        {/* Where it stands beside the fields, these are wanted in the window with their heading. */}
        <div role="status" id="sum" className="grid:scroll-mt-72">
          {Shown && typed ? <Shown {...fixed} given={typed} /> : result}
        </div>
        <div className="mt-6 grid gap-4">
          {note}
          <p>
            {/* Its name makes the address another one, so that the form below is filled in by the server. */}
            <Button type="submit" name="offer" value="asked" formAction="/plan#custom-plan">
              {fixed.words.ask}
            </Button>
          </p>
        </div>
      </div>
    </form>
  );
}
