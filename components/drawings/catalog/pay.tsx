/** PAY: a payslip whose lines say where they come from. */
import type { ReactNode } from 'react';
import type { Region } from '@/lib/region/region';
import type { DrawingProps } from '../drawing-props';
import { Callout, MarginNote } from '../parts/annotations';
import { SAMPLES } from '../parts/samples';
import { Sheet } from '../parts/sheet';

type Line = { term: string; amount: string; note?: string };
type Slip = { net: string; paid: string; number: string; lines: Line[] };

const SLIPS: Record<Region, Slip> = {
  USA: {
    net: '$4,812.60',
    paid: 'Paid on Nov 30',
    number: 'EMP 2048',
    lines: [
      { term: 'Base salary', amount: '6,250.00' },
      { term: 'Overtime, 6 h', amount: '281.25', note: 'from the timesheet, nobody types it' },
      { term: 'Federal and state tax', amount: '−1,206.40' },
      { term: 'Health plan', amount: '−312.25' },
      {
        term: '401(k), 3.2%',
        amount: '−200.00',
        note: 'Dana changed it on Nov 4',
      },
    ],
  },
  INDIA: {
    net: '₹1,12,450.00',
    paid: 'Paid on 30 Nov',
    number: 'EMP 2048',
    lines: [
      { term: 'Basic and HRA', amount: '1,31,000.00' },
      { term: 'Overtime, 6 h', amount: '6,750.00', note: 'from attendance, nobody types it' },
      { term: 'Provident fund', amount: '−9,360.00' },
      { term: 'Professional tax', amount: '−200.00' },
      {
        term: 'TDS on salary',
        amount: '−15,740.00',
        note: 'new regime, chosen by Ananya in April',
      },
    ],
  },
};

export function Pay({ region, compact }: DrawingProps) {
  const slip = SLIPS[region];
  if (compact)
    return (
      <Sheet drawing="B5 · PAY" compact>
        <Head region={region} slip={slip} />
        <div className="mt-2 divide-y divide-line">
          {slip.lines.slice(0, 3).map((line) => (
            <Row key={line.term} {...line} compact />
          ))}
        </div>
      </Sheet>
    );
  return (
    <div className="@xl:pr-40">
      <Sheet drawing="B5 · PAY">
        <Head region={region} slip={slip} callout={<Callout n={1} />} />
        <div className="mt-4 divide-y divide-line border-t border-line">
          {slip.lines.map((line, index) => (
            <Row key={line.term} {...line} callout={CALLOUTS[index]} />
          ))}
        </div>
        <div className="flex items-center gap-2 border-t border-line-strong pt-3 text-base leading-tight font-semibold">
          <span>{slip.paid}</span>
          <Callout n={6} />
          <span className="grow text-right font-mono">{slip.net.slice(1)}</span>
        </div>
      </Sheet>
    </div>
  );
}

/** The callout of each line; the slip's head is 1, its foot 6. */
const CALLOUTS = [2, 3, 4, undefined, 5];

function Head({ region, slip, callout }: { region: Region; slip: Slip; callout?: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 font-mono text-xs text-muted uppercase">
      <div>
        <div className="flex items-center gap-2">Payslip · Nov 2026 {callout}</div>
        <div className="mt-1 font-display text-2xl leading-none font-bold tracking-tight text-cardtext">
          {slip.net}
        </div>
      </div>
      <div className="text-right">
        {slip.number}
        <br />
        {SAMPLES[region].city}
      </div>
    </div>
  );
}

type RowProps = Line & { callout?: number; compact?: boolean };

function Row({ term, amount, note, callout, compact }: RowProps) {
  return (
    <div className={`relative flex flex-wrap items-center gap-x-2 ${compact ? 'py-2' : 'py-2.5'}`}>
      <span>{term}</span>
      {callout && <Callout n={callout} />}
      <span className="grow text-right font-mono">{amount}</span>
      {note && !compact && (
        <MarginNote className="basis-full pt-1 @xl:absolute @xl:top-2.5 @xl:left-full @xl:w-36 @xl:translate-x-8 @xl:pt-0">
          {note}
        </MarginNote>
      )}
    </div>
  );
}
