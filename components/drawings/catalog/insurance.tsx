/** Insurance: the days of one claim, what it waits for, and the dates that the law sets. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Heading } from '../parts/controls';
import { Register } from '../parts/register';
import { Sheet } from '../parts/sheet';
import { SpanChart } from '../parts/span-chart';
import type { Tone } from '../parts/tones';

/** Days are counted from the notice of the claim. */
type Claim = {
  number: string;
  kind: string;
  /** From and to, in days; the fourth waits, the fifth is the time that the law gives. */
  stages: readonly (readonly [name: string, from: number, to: number])[];
  now: number;
  days: number;
  marks: readonly string[];
  waits: string;
  due: readonly (readonly [what: string, due: string, state: string])[];
};

const CLAIMS: Record<Region, Claim> = {
  USA: {
    number: 'HO-88213',
    kind: 'Water damage, California',
    stages: [
      ['Acknowledge', 0, 2],
      ['Inspection', 2, 9],
      ['Proof of loss', 9, 10],
      ['Estimate', 11, 31],
      ['Decision', 10, 50],
    ],
    now: 31,
    days: 60,
    marks: ['0', '15', '30', '45', '60'],
    waits: 'Contractor asked on day 11, no answer',
    due: [
      ['Acknowledge', 'Nov 4', 'Oct 22'],
      ['Accept or deny', 'Dec 9', 'in 19 days'],
      ['Pay if accepted', '30 days on', 'open'],
    ],
  },
  INDIA: {
    number: 'MOD-88213',
    kind: 'Motor own damage, Pune',
    stages: [
      ['Surveyor', 0, 1],
      ['Inspection', 1, 4],
      ['Report', 4, 15],
      ['Repair bill', 7, 18],
      ['Decision', 15, 22],
    ],
    now: 18,
    days: 24,
    marks: ['0', '6', '12', '18', '24'],
    waits: 'Garage asked on day 7, no answer',
    due: [
      ['Allot surveyor', '3 Nov', '3 Nov'],
      ['Survey report', '18 Nov', '17 Nov'],
      ['Decide', '24 Nov', 'in 4 days'],
    ],
  },
};

const TONES: readonly Tone[] = ['plain', 'plain', 'plain', 'note', 'soft'];

export function Insurance({ region, compact }: DrawingProps) {
  const { number, kind, stages, now, days, marks, waits, due } = CLAIMS[region];
  const chart = (
    <SpanChart
      rows={stages.map(([name, from, to], index) => ({
        name,
        spans: [{ from, to, tone: TONES[index] }],
      }))}
      marks={marks}
      length={days}
      now={now}
    />
  );
  if (compact)
    return (
      <Sheet drawing="G13 · CLAIM CLOCK" compact>
        <Heading end="days">Day {now}</Heading>
        <div className="mt-3">{chart}</div>
      </Sheet>
    );
  return (
    <Sheet drawing="G13 · CLAIM CLOCK" cells={[number, `DAY ${now}`]} flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <Heading end="days">{kind}</Heading>
        {chart}
        <p className="border-note border-l-2 pl-2 font-mono text-note text-xs">{waits}</p>
      </div>
      <div className="border-line border-t p-4 @lg:p-6">
        <Register
          columns={['Step', 'Due', 'Done']}
          rows={due.map((cells) => ({
            cells,
            tone: cells[2].startsWith('in ') ? 'strong' : 'plain',
          }))}
        />
      </div>
    </Sheet>
  );
}
