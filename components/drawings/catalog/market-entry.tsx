/** Market entry: one launch on two calendars, the day on which its season opens, and the releases around it. */
import type { DrawingProps } from '../drawing-props';
import { Heading, Leader } from '../parts/controls';
import { Register } from '../parts/register';
import { CompactSheet, Sheet } from '../parts/sheet';
import { SpanChart } from '../parts/span-chart';
import type { Tone } from '../parts/tones';

/** The scale is 2027, in weeks from Monday, January 4. */
const WEEKS = 52;
const MARKS = ['2027', 'Apr', 'Jul', 'Oct', '2028'];

/** Specification, building, pilot with training; public holidays have been added to the working days. */
const CALENDARS: { name: string; ends: readonly number[]; build: Tone }[] = [
  { name: 'By hand', ends: [4.2, 37.2, 40.2], build: 'soft' },
  { name: 'Generated', ends: [4.2, 4.9, 8.2], build: 'strong' },
];

/** The name of the line at which the season opens. */
const LABEL = 'fill-note font-mono text-xs';

const SEASONS = {
  USA: {
    heading: 'Generator rental',
    /** The day on which the market opens, in weeks, and as a reader says it. */
    opens: 10,
    note: 'open from Mar 15',
    /** The first is the launch. */
    releases: [
      ['Reservation, deposit', '1.0', 'Mar 1'],
      ['Waiting list', '1.1', 'Mar 29'],
      ['Fuel on contract', '1.2', 'Apr 26'],
      ['Order of delivery', '1.3', 'May 24'],
    ],
    cells: ['TAMPA', 'START JAN 4'],
  },
  INDIA: {
    heading: 'Kharif seed',
    opens: 14.4,
    note: 'book from 15 Apr',
    releases: [
      ['Booking, advance', '1.0', '1 Mar'],
      ['Allotment by depot', '1.1', '29 Mar'],
      ['Change of hybrid', '1.2', '26 Apr'],
      ['Return of packets', '1.3', '24 May'],
    ],
    cells: ['JALNA', 'START 4 JAN'],
  },
} as const;

export function MarketEntry({ region, compact }: DrawingProps) {
  const { heading, opens, note, releases, cells: title } = SEASONS[region];
  const chart = (
    <div>
      <span className="grid grid-cols-[--spacing(20)_1fr] gap-x-2">
        <span />
        <svg aria-hidden className="h-5 w-full overflow-visible">
          <text x={`${((opens / WEEKS) * 100 - 1).toFixed(1)}%`} y="12" className={LABEL}>
            ▾ {note}
          </text>
        </svg>
      </span>
      <SpanChart
        rows={CALENDARS.map(({ name, ends, build }) => ({
          name,
          spans: ends.map((to, stage) => ({
            from: ends[stage - 1] ?? 0,
            to,
            tone: stage === 1 ? build : 'plain',
          })),
        }))}
        marks={MARKS}
        length={WEEKS}
        now={opens}
      />
    </div>
  );
  if (compact)
    return (
      <CompactSheet drawing="J1 · TWO CALENDARS">
        <Heading>{heading}</Heading>
        <div className="mt-4">{chart}</div>
        <div className="mt-4">
          <Leader term="Release 1.0, generated" value={releases[0][2]} />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          <Key tone="soft">built by hand</Key>
          <Key tone="strong">generated</Key>
        </p>
      </CompactSheet>
    );
  return (
    <Sheet drawing="J1 · TWO CALENDARS" cells={title} flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <Heading end="2027">{heading}</Heading>
        {chart}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          <Key tone="plain">specify, then pilot and train</Key>
          <Key tone="soft">build by hand</Key>
          <Key tone="strong">build, generated</Key>
        </p>
      </div>
      <div className="border-line border-t p-4 @lg:p-6">
        <Register
          columns={['New in it', 'Release', 'Live']}
          rows={releases.map((cells, index) => ({ cells, tone: index === 0 ? 'strong' : 'plain' }))}
        />
      </div>
    </Sheet>
  );
}

const SWATCHES = {
  plain: 'bg-line-strong',
  soft: 'bg-secondarygradient1',
  strong: 'bg-primarytheme',
};

function Key({ tone, children }: { tone: keyof typeof SWATCHES; children: string }) {
  return (
    <span className="flex items-center gap-1.5 text-muted text-xs">
      <span className={`h-2 w-4 shrink-0 ${SWATCHES[tone]}`} />
      {children}
    </span>
  );
}
