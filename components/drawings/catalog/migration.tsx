/** Migration: the old system beside the new one, and the hours of the weekend with the decision and the way back. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading } from '../parts/controls';
import { Register } from '../parts/register';
import { CompactSheet, Sheet } from '../parts/sheet';
import { SpanChart } from '../parts/span-chart';

/** Hours from Friday, 6 pm, to Monday, 6 am. */
const WEEKEND = 60;
const DECISION = 46;
/** What the third rehearsal took. */
const LOADED = 11 + 50 / 60;
const WAY_BACK = 3 + 20 / 60;
/** The comparison begins when the load is checked, and the users' own check at noon on Sunday. */
const COMPARED = 12;
const CHECKED = 42;

const ROWS = [
  { name: 'Old: reading', spans: [{ from: 0, to: WEEKEND, tone: 'soft' as const }] },
  { name: 'New: load', spans: [{ from: 0, to: LOADED }] },
  { name: 'Compare', spans: [{ from: COMPARED, to: CHECKED }] },
  { name: 'Users check', spans: [{ from: CHECKED, to: DECISION, tone: 'strong' as const }] },
  { name: 'Way back', spans: [{ from: DECISION, to: DECISION + WAY_BACK, tone: 'note' as const }] },
];

const MOVES = {
  USA: {
    marks: ['Fri 6p', 'Sat 2p', 'Sun 10a', 'Mon 6a'],
    decision: 'Sunday 4 pm: forward or back',
    /** What was counted in the old system and again in the new one: equal, all of it. */
    counts: { Employees: '3,140', 'PTO days': '41,862.5', 'Open requests': '218' },
    /** Differences after each rehearsal. */
    rehearsals: ['1,204', '61', '0'],
    date: 'FEB 5–8',
  },
  INDIA: {
    marks: ['Fri 18', 'Sat 14', 'Sun 10', 'Mon 06'],
    decision: 'Sunday 16:00: forward or back',
    counts: { Employees: '4,612', 'Leave days': '58,204.5', 'Open requests': '305' },
    rehearsals: ['1,760', '84', '0'],
    date: '5–8 FEB',
  },
} as const;

export function Migration({ region, compact }: DrawingProps) {
  const { marks, decision, counts, rehearsals, date } = MOVES[region];
  const weekend = (
    <>
      <SpanChart rows={ROWS} marks={marks} length={WEEKEND} now={DECISION} />
      <MarginNote className="mt-3 justify-end">{decision}</MarginNote>
    </>
  );
  if (compact) return <CompactSheet drawing="J4 · WEEKEND">{weekend}</CompactSheet>;
  return (
    <Sheet drawing="J4 · WEEKEND" cells={['WAY BACK 3 H 20', date]} flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <Heading end={date}>Switch-over weekend</Heading>
        {weekend}
      </div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-[1.5fr_1fr] @lg:p-6">
        <Register
          columns={['Counted', 'Old', 'New']}
          rows={Object.entries(counts).map(([item, both]) => ({ cells: [item, both, both] }))}
        />
        <div className="space-y-2">
          <Heading>Differences left</Heading>
          <div className="grid grid-cols-3 gap-1 text-center">
            {rehearsals.map((left, index) => (
              <span key={left} className="border border-line-strong px-1 py-1.5">
                <span className="block font-bold font-display text-base leading-none">{left}</span>
                <span className="font-mono text-muted text-xs">no. {index + 1}</span>
              </span>
            ))}
          </div>
          <p className="text-muted text-xs">after each of three rehearsals</p>
        </div>
      </div>
    </Sheet>
  );
}
