/** PAY: a payslip whose lines say where they come from. */
import type { ReactNode } from 'react';
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Callout, MarginNote } from '../parts/annotations';
import { type Line, SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

export function Pay({ region, compact }: DrawingProps) {
  const slip = SAMPLES[region].payslip;
  const lines: readonly Line[] = slip.lines;
  if (compact)
    return (
      <CompactSheet drawing="B5 · PAY">
        <Head region={region} />
        <div className="mt-2 divide-y divide-line">
          {[...lines.slice(0, 2), slip.deductions].map((line) => (
            <Row key={line.term} {...line} compact />
          ))}
        </div>
      </CompactSheet>
    );
  return (
    <div className="@xl:pr-40">
      <Sheet drawing="B5 · PAY">
        <Head region={region} callout={<Callout n={1} />} />
        <div className="mt-4 divide-y divide-line border-t border-line">
          {lines.map((line, index) => (
            <Row key={line.term} {...line} callout={CALLOUTS[index]} />
          ))}
        </div>
        <div className="flex items-center gap-2 border-t border-line-strong pt-3 text-base leading-tight font-semibold">
          <span>Paid on {slip.paid}</span>
          <Callout n={6} />
          <span className="grow text-right font-mono">{slip.net.slice(1)}</span>
        </div>
      </Sheet>
    </div>
  );
}

/** The callout of each line; the slip's head is 1, its foot 6. */
const CALLOUTS = [2, 3, 4, undefined, 5];

function Head({ region, callout }: { region: Region; callout?: ReactNode }) {
  const { number, city, payslip } = SAMPLES[region];
  return (
    <div className="flex justify-between gap-4 font-mono text-xs text-muted uppercase">
      <div>
        <div className="flex items-center gap-2">
          Payslip · {payslip.period} {callout}
        </div>
        <div className="mt-1 font-display text-2xl leading-none font-bold tracking-tight text-cardtext">
          {payslip.net}
        </div>
      </div>
      <div className="text-right">
        {number}
        <br />
        {city}
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
