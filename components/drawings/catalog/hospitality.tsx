/** Hospitality: the function diary of four days, the servers that each day needs, and who covers Saturday. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { CellGrid } from '../parts/cell-grid';
import { Heading, Leaders } from '../parts/controls';
import { CompactSheet, Sheet } from '../parts/sheet';

const DAYS = ['Th 26', 'Fr 27', 'Sa 28', 'Su 29'];

const DIARIES = {
  USA: {
    /** Guests of each venue. */
    venues: [
      ['Ballroom', [180, 0, 150, 120]],
      ['Terrace', [0, 40, 60, 0]],
      ['Barn', [0, 90, 90, 0]],
    ],
    /** Guests that one person serves. */
    each: 15,
    scheduled: 'On shift',
    onShift: [12, 9, 17, 8],
    note: '3 short: a wedding of 150 and two dinners',
    own: {
      heading: 'Own people, split shift',
      lines: {
        '3 × 5 h × $24.00': '$360.00',
        '3 × 1 h × $16.00, spread of hours': '$48.00',
        Together: '$408.00',
      },
    },
    other: {
      heading: 'Agency',
      lines: { '3 × 5 h × $38.00': '$570.00', 'Dearer by': '$162.00' },
    },
    cells: ['SARATOGA SPRINGS', 'NOV 2026'],
  },
  INDIA: {
    venues: [
      ['Lawn', [0, 400, 600, 0]],
      ['Ballroom', [200, 150, 350, 100]],
      ['Poolside', [0, 75, 150, 0]],
    ],
    each: 25,
    scheduled: 'On duty',
    onShift: [8, 25, 38, 4],
    note: '6 short: three wedding functions on one night',
    own: {
      heading: 'Own stewards, break shift',
      lines: { '11 to 15 and 19 to 23': '4 people', '4 × ₹350 allowance': '₹1,400' },
    },
    other: {
      heading: 'Casuals, ESI number on file',
      lines: { '2 × ₹1,250': '₹2,500', 'Third one: no number': 'not offered' },
    },
    cells: ['UDAIPUR', 'NOV 2026'],
  },
} as const;

export function Hospitality({ region, compact }: DrawingProps) {
  const { venues, each, scheduled, onShift, note, own, other, cells } = DIARIES[region];
  const required = DAYS.map((_, day) =>
    Math.ceil(venues.reduce((sum, [, guests]) => sum + (guests[day] ?? 0), 0) / each),
  );
  const diary = (
    <CellGrid
      columns={DAYS}
      rows={[
        ...venues.map(([name, guests]) => ({
          name,
          cells: guests.map((count) =>
            count ? { text: String(count), tone: 'soft' as const } : {},
          ),
        })),
        { name: 'Needed', cells: required.map((count) => ({ text: String(count) })) },
        {
          name: scheduled,
          cells: onShift.map((count, day) => ({
            text: String(count),
            tone: count < (required[day] ?? 0) ? ('strong' as const) : ('plain' as const),
          })),
        },
      ]}
    />
  );
  if (compact) return <CompactSheet drawing="G12 · FUNCTIONS">{diary}</CompactSheet>;
  return (
    <Sheet drawing="G12 · FUNCTION DIARY" cells={cells} flush>
      <div className="p-4 @lg:p-6">
        {diary}
        <MarginNote className="mt-3 justify-end">{note}</MarginNote>
      </div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-[1.3fr_1fr] @lg:p-6">
        {[own, other].map(({ heading, lines }) => (
          <div key={heading} className="space-y-1.5">
            <Heading>{heading}</Heading>
            <Leaders of={lines} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}
