/** Agriculture: the blocks on a harvest morning, the one that is closed, and each picker's pay against the floor. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading, Leaders } from '../parts/controls';
import { Level } from '../parts/level';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import { CELL, type Tone } from '../parts/tones';

/** USA: bins at $30 in 40 hours; INDIA: crates at ₹40 in six days. The last one is below the floor. */
const HARVESTS = {
  USA: {
    /** Number, what grows there and its state, in the order of PLACES. */
    blocks: [
      ['3', 'Gala', 'picked'],
      ['4', 'Golden', 'crew 1'],
      ['7', 'Granny Smith', 'no entry until Tue, 5 pm'],
      ['9', 'Fuji', 'Oct 14'],
      ['5', 'Red Del.', 'crew 3'],
    ],
    /** The spray, how long it closes the block, and who was to pick there and works elsewhere. */
    closed: {
      'Block 7 sprayed': 'Mon, 5 pm',
      'Entry interval': '24 h',
      'Crew 3, 30 people': '7 → 5',
    },
    cells: ['BLOCK PLAN', 'TUE, SEP 29'],
    /** What the week's piecework came to, for an hour or a day of each picker. */
    earned: [26.25, 18.75, 15],
    /** What it must come to at least; it stands in the middle of the scale. */
    floor: 17.13,
    unit: 'Per hour, bins at $30',
    raised: 'minimum $17.13: 40 h × $2.13 = $85.20 added',
    write: (amount: number) => `$${amount.toFixed(2)}`,
  },
  INDIA: {
    blocks: [
      ['2', 'Sonaka', 'cut'],
      ['4', 'Thompson', 'gang 1'],
      ['7', 'Thompson', 'no cutting before 21 Feb'],
      ['9', 'Sharad', '3 Mar'],
      ['5', 'Crimson', 'gang 3'],
    ],
    closed: {
      'Plot 7 sprayed': '6 Feb',
      'Waiting period': '15 days',
      'Gang 3, 22 people': '7 → 5',
    },
    cells: ['PLOT PLAN', 'WED, 18 FEB'],
    earned: [600, 480, 420],
    floor: 450,
    unit: 'Per day, crates at ₹40',
    raised: 'agreed ₹450: 6 days × ₹30 = ₹180 added',
    write: (amount: number) => `₹${amount}`,
  },
} as const;

/** The third block is closed, the last one took its people. */
const PLACES: readonly [tone: Tone, place: string][] = [
  ['faint', 'border border-line'],
  ['soft', ''],
  ['note', 'col-start-3 row-span-2 row-start-1'],
  ['faint', 'border border-line'],
  ['strong', ''],
];

const ROWS =
  'mt-1.5 min-h-3 grow bg-[repeating-linear-gradient(90deg,currentColor_0_1px,transparent_1px_9px)] opacity-35';

export function Agriculture({ region, compact }: DrawingProps) {
  const { blocks, closed, cells, earned, floor, unit, raised, write } = HARVESTS[region];
  const plan = (
    <div
      className={`grid grid-cols-[1fr_1fr_1.2fr] grid-rows-2 gap-1.5 ${compact ? 'h-full' : 'h-48'}`}
    >
      {PLACES.map(([tone, place], index) => {
        const [name, grows, state] = blocks[index] ?? ['', '', ''];
        return (
          <div key={name} className={`flex flex-col p-2 text-xs ${CELL[tone]} ${place}`}>
            <span className="font-mono leading-tight">
              {name} · {grows}
            </span>
            <span className="leading-tight font-semibold">{state}</span>
            <span className={ROWS} />
          </div>
        );
      })}
    </div>
  );
  if (compact) return <CompactSheet drawing="G1 · HARVEST">{plan}</CompactSheet>;
  return (
    <Sheet drawing="G1 · HARVEST" cells={cells} flush>
      <div className="p-4 @lg:p-6">{plan}</div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-[1fr_1.3fr] @lg:p-6">
        <div className="space-y-2">
          <Heading>Checked before 6 am</Heading>
          <Leaders of={closed} />
          <p className="text-muted">Told by text message</p>
        </div>
        <div className="space-y-2">
          <Heading>{unit}</Heading>
          {earned.map((amount, index) => (
            <Level
              key={amount}
              name={SAMPLES[region].colleagues[index] ?? ''}
              value={write(amount)}
              share={amount / (2 * floor)}
              limit={0.5}
              tone={amount < floor ? 'danger' : 'plain'}
            />
          ))}
          <MarginNote>{raised}</MarginNote>
        </div>
      </div>
    </Sheet>
  );
}
