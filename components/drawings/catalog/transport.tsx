/** Transport: a driver's day (USA) or trip (INDIA) on four lines, with the wait that somebody owes for. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Leader } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import { SpanChart } from '../parts/span-chart';

const LOGS = {
  USA: {
    drawing: 'G26 · DRIVER LOG',
    cells: ['ONE DAY', 'NOV 19'],
    marks: ['Mid', '6 am', 'Noon', '6 pm', '12'],
    /** Hours of the whole scale, and the one at which the limit falls. */
    length: 24,
    end: 19.5,
    rest: [
      'Off duty',
      [
        [0, 5.5],
        [17, 17.5],
        [19.5, 24],
      ],
    ],
    driving: [
      [6, 9],
      [12.5, 17],
      [17.5, 19.5],
    ],
    wait: ['At the dock', 9, 12.5],
    other: ['On duty', 5.5, 6],
    note: '14 hours are over at 7:30 p.m.',
    facts: {
      Driven: '9.5 of 11 h',
      'At the dock': '3.5 h',
      'Free time': '2 h',
      'Detention, 1.5 h': '$90',
    },
  },
  INDIA: {
    drawing: 'G26 · TRIP TIMES',
    cells: ['PUNE–HYDERABAD', '560 KM'],
    marks: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    length: 96,
    end: 72,
    rest: [
      'Rest',
      [
        [14, 30],
        [88, 96],
      ],
    ],
    driving: [
      [6, 14],
      [30, 38],
    ],
    wait: ['Waiting', 38, 86],
    other: ['Unloading', 86, 88],
    note: 'e-way bill ends, Thursday midnight',
    facts: {
      'E-way bill': '3 days',
      Waiting: '48 h',
      'Free time': '24 h',
      'Halting, one day': '₹2,500',
    },
  },
} as const;

export function Transport({ region, compact }: DrawingProps) {
  const { drawing, cells, marks, length, end, rest, driving, wait, other, note, facts } =
    LOGS[region];
  const chart = (
    <SpanChart
      marks={marks}
      length={length}
      now={end}
      rows={[
        { name: rest[0], spans: rest[1].map(([from, to]) => ({ from, to, tone: 'soft' })) },
        { name: 'Driving', spans: driving.map(([from, to]) => ({ from, to, tone: 'strong' })) },
        { name: wait[0], spans: [{ from: wait[1], to: wait[2], tone: 'note' }] },
        { name: other[0], spans: [{ from: other[1], to: other[2] }] },
      ]}
    />
  );
  if (compact)
    return (
      <CompactSheet drawing={drawing}>
        {chart}
        <MarginNote className="mt-3 justify-end">{note}</MarginNote>
      </CompactSheet>
    );
  return (
    <Sheet drawing={drawing} cells={cells} flush>
      <div className="p-4 @lg:p-6">
        <div className="mb-5 font-bold font-display text-lg leading-tight">
          {SAMPLES[region].colleagues[1]}
        </div>
        {chart}
        <MarginNote className="mt-4 justify-end">{note}</MarginNote>
      </div>
      <div className="grid gap-x-8 gap-y-2 border-t border-line p-4 @md:grid-cols-2 @lg:p-6">
        {Object.entries(facts).map(([term, value], index, { length: all }) => (
          <div key={term} className={index === all - 1 ? 'font-semibold text-note' : ''}>
            <Leader term={term} value={value} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}
