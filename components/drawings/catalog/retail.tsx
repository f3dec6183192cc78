/** Retail: one day of one store, its visitors above its shifts, and what a late change costs before it is saved. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { firstName, Heading, Leader, Tag } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import { SpanChart } from '../parts/span-chart';

const DAYS = {
  USA: {
    opens: 8,
    marks: ['8a', '10', '12', '2p', '4', '6', '8', '10p'],
    counted: 'Visitors',
    /** Visitors expected in each hour, as a share of the busiest. */
    visitors: [0.1, 0.3, 0.5, 0.6, 0.7, 0.6, 0.7, 0.9, 1, 0.7, 0.4, 0.3, 0.2, 0.1],
    /** Of each colleague: from and to, in hours of the day. */
    shifts: [
      [
        [8, 16],
        [16, 18, 'strong'],
      ],
      [[12, 20]],
      [[9, 17]],
      [
        [13, 17],
        [17, 21, 'danger'],
      ],
    ],
    /** The change: which colleague, by how much, what it costs. */
    lines: [
      [0, '+2 h: one hour', '$18.00'],
      [3, '−4 h: half of it', '$36.00'],
    ],
    total: '$54.00',
    note: 'owed in Oregon: 6 days’ notice, not 14',
    other: 'Without the price',
    otherText: 'A swap that the two agree on themselves costs $0.00.',
    tag: 'Offer as a swap',
    cells: ['PORTLAND', 'SAT, NOV 28'],
  },
  INDIA: {
    opens: 9,
    marks: ['9', '11', '13', '15', '17', '19', '21', '23'],
    counted: 'Footfall',
    visitors: [0.1, 0.3, 0.4, 0.5, 0.4, 0.3, 0.4, 0.6, 0.8, 1, 1, 0.9, 0.6, 0.2],
    shifts: [
      [
        [10, 18],
        [18, 20, 'strong'],
      ],
      [[14, 22]],
      [[11, 19]],
      [
        [9, 13],
        [18, 22, 'danger'],
      ],
    ],
    lines: [
      [0, '+2 h at 2 × ₹95', '₹380'],
      [3, '18 to 22 h', 'refused'],
    ],
    total: '₹380',
    note: '13 h from first to last hour; Telangana allows 12',
    other: 'Booked with it',
    otherText: 'Her weekly off of Friday moves to Tuesday, 10 Nov.',
    tag: 'Save, ₹380',
    cells: ['HYDERABAD', 'DHANTERAS, 6 NOV'],
  },
} as const;

/** Hours that a drawn day has. */
const LENGTH = 14;

export function Retail({ region, compact }: DrawingProps) {
  const day = DAYS[region];
  const names = SAMPLES[region].colleagues.map(firstName);
  const chart = (
    <>
      <div className="mb-2 grid grid-cols-[--spacing(20)_1fr] items-end gap-x-2">
        <span className="text-xs text-muted">{day.counted}</span>
        <svg aria-hidden className={`w-full fill-line-strong ${compact ? 'h-9' : 'h-12'}`}>
          {day.visitors.map((share, hour) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the place
              key={hour}
              x={`${((hour / LENGTH) * 100 + 0.6).toFixed(1)}%`}
              y={`${100 - share * 100}%`}
              width="5.9%"
              height={`${share * 100}%`}
            />
          ))}
        </svg>
      </div>
      <SpanChart
        length={LENGTH}
        marks={day.marks}
        rows={day.shifts.map((shifts, index) => ({
          name: names[index] ?? '',
          spans: shifts.map(([from, to, tone = 'soft' as const]) => ({
            from: from - day.opens,
            to: to - day.opens,
            tone,
          })),
        }))}
      />
    </>
  );
  if (compact) return <CompactSheet drawing="G22 · STORE DAY">{chart}</CompactSheet>;
  return (
    <Sheet drawing="G22 · STORE DAY" cells={day.cells} flush>
      <div className="p-4 @lg:p-6">{chart}</div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-[1.3fr_1fr] @lg:p-6">
        <div className="space-y-1.5">
          <Heading end={<span className="text-cardtext">{day.total}</span>}>
            Price of the change
          </Heading>
          {day.lines.map(([who, what, amount]) => (
            <Leader key={who} term={`${names[who]} ${what}`} value={amount} />
          ))}
          <MarginNote>{day.note}</MarginNote>
        </div>
        <div className="space-y-2">
          <Heading>{day.other}</Heading>
          <p>{day.otherText}</p>
          <Tag tone="strong">{day.tag}</Tag>
        </div>
      </div>
    </Sheet>
  );
}
