/** Insurance: the days of one claim, what it waits for, and the dates that the law sets. */
import type { DrawingProps } from '../drawing-props';
import { Remark } from '../parts/annotations';
import { Heading } from '../parts/controls';
import { Register } from '../parts/register';
import { CompactSheet, Sheet } from '../parts/sheet';
import { SpanChart } from '../parts/span-chart';
import type { Tone } from '../parts/tones';

/** Days are counted from the notice of the claim. */
const CLAIMS = {
  USA: {
    number: 'HO-88213',
    kind: 'Water damage, California',
    /** Name, from and to, in days; the fourth waits, the fifth is the time that the law gives. */
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
} as const;

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
      <CompactSheet drawing="G13 · CLAIM CLOCK">
        <Heading end="days">Day {now}</Heading>
        <div className="mt-3">{chart}</div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G13 · CLAIM CLOCK" cells={[number, `DAY ${now}`]} flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <Heading end="days">{kind}</Heading>
        {chart}
        <Remark>{waits}</Remark>
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
