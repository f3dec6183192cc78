/** Security: the plan of one site with its posts and a round, the post that lost its guard, and the relief. */
import type { DrawingProps } from '../drawing-props';
import { Heading } from '../parts/controls';
import { Link, Network } from '../parts/network';
import { Register } from '../parts/register';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

type At = readonly [number, number];
const WORDS = {
  USA: {
    open: 'open from 10 pm',
    /** When the round passed its four points. */
    scans: ['9:00', '9:08', '9:15', '9:24'],
    relief: 'Relief for gate 3, 10 pm',
    columns: ['Guard', 'Card until', 'Hours'],
    /** What the three who could come hold, and their hours of this week. */
    holds: ['Jun 2027', 'Mar 2027', 'Nov 15'],
    hours: ['28 of 40', '40 of 40', '24 of 40'],
  },
  INDIA: {
    open: 'open from 22:00',
    scans: ['21:00', '21:08', '21:15', '21:24'],
    relief: 'Reliever for gate 3, 22:00',
    columns: ['Guard', 'Verified', 'Hours'],
    holds: ['Jun 2026', 'Mar 2026', 'pending'],
    hours: ['32 of 48', '48 of 48', '24 of 48'],
  },
} as const;

/** The round, from gate 1 along the fence and between the buildings. */
const ROUND: readonly At[] = [
  [9, 77],
  [9, 20],
  [51, 20],
  [51, 77],
];

/** Walls: x, y, width and height in percent. */
const WALLS = [
  { name: 'Warehouse', box: [17, 32, 26, 36] },
  { name: 'Office', box: [60, 32, 26, 36] },
] as const;

export function Security({ region, compact }: DrawingProps) {
  const { open, scans, relief, columns, holds, hours } = WORDS[region];
  const { colleagues } = SAMPLES[region];
  const plan = (
    <Network compact={compact} height="h-56">
      <rect
        x="1%"
        y="5%"
        width="98%"
        height="90%"
        className="fill-none stroke-line-strong"
        strokeDasharray="8 3"
      />
      {WALLS.map(({ name, box: [x, y, width, height] }) => (
        <g key={name}>
          <rect
            x={`${x}%`}
            y={`${y}%`}
            width={`${width}%`}
            height={`${height}%`}
            className="fill-secondarygradient1 stroke-line-strong"
          />
          <text
            x={`${x + width / 2}%`}
            y={`${y + height / 2 + 2}%`}
            textAnchor="middle"
            className="fill-cardtext text-xs"
          >
            {name}
          </text>
        </g>
      ))}
      {ROUND.slice(1).map((to, index) => (
        <Link key={to.join(' ')} from={ROUND[index] ?? to} to={to} dashed />
      ))}
      {ROUND.map((at, index) => (
        <Mark key={at.join(' ')} at={at} label={compact ? undefined : scans[index]} />
      ))}
      <Post at={[1, 62]} n={1} />
      <Post at={[73, 32]} n={2} />
      <Post at={[99, 86]} n={3} label={open} />
    </Network>
  );
  if (compact) return <CompactSheet drawing="G23 · SITE AND POSTS">{plan}</CompactSheet>;
  return (
    <Sheet drawing="G23 · SITE AND POSTS" cells={['SITE 31', '3 POSTS']} flush>
      <div className="p-4 @lg:p-6">{plan}</div>
      <div className="space-y-3 border-t border-line p-4 @lg:p-6">
        <Heading>{relief}</Heading>
        <Register
          columns={columns}
          rows={[
            { cells: [colleagues[0], holds[0], hours[0]], tone: 'strong' },
            { cells: [colleagues[1], holds[1], hours[1]] },
            { cells: [colleagues[3], holds[2], hours[2]], tone: 'danger' },
          ]}
        />
      </div>
    </Sheet>
  );
}

/** A point of the round that was scanned, with its time above. */
function Mark({ at: [x, y], label }: { at: At; label?: string }) {
  return (
    <svg aria-hidden x={`${x}%`} y={`${y}%`} overflow="visible">
      <circle r="4" className="fill-cardtext" />
      {label && (
        <text x="8" y="-7" className="fill-muted font-mono text-xs">
          {label}
        </text>
      )}
    </svg>
  );
}

/** A numbered post; with a label it is the one that nobody holds. */
function Post({ at: [x, y], n, label }: { at: At; n: number; label?: string }) {
  return (
    <svg aria-hidden x={`${x}%`} y={`${y}%`} overflow="visible">
      <rect
        x="-9"
        y="-9"
        width="18"
        height="18"
        strokeDasharray={label ? '3 2' : undefined}
        className={label ? 'fill-cardbg stroke-note' : 'fill-cardbg stroke-line-strong'}
      />
      <text
        y="4"
        textAnchor="middle"
        className={`font-mono text-xs ${label ? 'fill-note' : 'fill-cardtext'}`}
      >
        {n}
      </text>
      {label && (
        <text x="-15" y="4" textAnchor="end" className="fill-note font-mono text-xs">
          {label}
        </text>
      )}
    </svg>
  );
}
