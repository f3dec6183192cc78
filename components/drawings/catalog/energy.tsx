/** Energy: two feeders of a bus; one stays open until the second crew has given its clearance back. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading, Leaders, Tag } from '../parts/controls';
import { Link, Network, Node } from '../parts/network';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const PLACES = {
  USA: {
    bus: 'Bus, 12.47 kV',
    live: '1204',
    dead: '1206',
    back: '5:40 p.m.',
    /** What is known of the crew that has not given back its clearance. */
    held: { 'Held since': '3:10 p.m.', 'Last seen at': 'pole 88' },
    asked: 'asked again at 5:45 p.m.',
    on: 'SUBSTATION 14',
    day: 'NOV 20',
  },
  INDIA: {
    bus: 'Bus, 11 kV',
    live: 'Feeder 4',
    dead: 'Feeder 6',
    back: '17:40',
    held: { 'Held since': '15:10', 'Last seen at': 'DTR 14' },
    asked: 'asked again at 17:45',
    on: '33/11 KV SUBSTATION',
    day: '16 JUL',
  },
} as const;

const LIVE = 20;
const DEAD = 68;

export function Energy({ region, compact }: DrawingProps) {
  const { bus, live, dead, back, held, asked, on, day } = PLACES[region];
  const [first, second] = SAMPLES[region].colleagues;
  const diagram = (
    <Network compact={compact} height="h-64 @lg:h-72">
      <Link from={[LIVE, 10]} to={[LIVE, 58]} tone="strong" />
      <Link from={[DEAD, 10]} to={[DEAD, 33]} tone="strong" />
      <Link from={[DEAD, 33]} to={[DEAD, 88]} dashed />
      <Node at={[50, 10]} width={92} label={bus} tone="strong" />
      <Breaker at={LIVE} closed />
      <Breaker at={DEAD} />
      <Node at={[LIVE, 58]} width={34} label={live} detail="in service" />
      <Node at={[DEAD, 58]} width={48} label={first} detail={`back ${back}`} />
      <Holding at={[DEAD, 88]} label={second} />
    </Network>
  );
  if (compact) return <CompactSheet drawing="G6 · FEEDER CLEARANCE">{diagram}</CompactSheet>;
  return (
    <Sheet drawing="G6 · FEEDER CLEARANCE" cells={[on, day]} flush>
      <div className="p-4 @lg:p-6">{diagram}</div>
      <div className="grid gap-5 border-t border-line p-4 @md:grid-cols-2 @lg:p-6">
        <div className="space-y-3">
          <Heading>{second}</Heading>
          <Leaders of={held} />
        </div>
        <div className="space-y-3">
          <Heading>May {dead} be closed?</Heading>
          <p>
            <Tag tone="note">No, 1 of 2 is back</Tag>
          </p>
          <MarginNote>{asked}</MarginNote>
        </div>
      </div>
    </Sheet>
  );
}

/** The square of a circuit breaker: filled when closed, empty and named when open. */
function Breaker({ at, closed }: { at: number; closed?: boolean }) {
  return (
    <svg aria-hidden x={`${at}%`} y="33%" overflow="visible">
      <rect
        x="-9"
        y="-9"
        width="18"
        height="18"
        className={closed ? 'fill-primarytheme' : 'fill-cardbg stroke-note stroke-2'}
      />
      <text
        x="16"
        y="4"
        className={`font-mono text-xs ${closed ? 'fill-muted' : 'fill-note font-semibold'}`}
      >
        {closed ? 'closed' : 'OPEN'}
      </text>
    </svg>
  );
}

/** Like Node, for the crew that still holds its clearance. */
function Holding({ at: [x, y], label }: { at: readonly [number, number]; label: string }) {
  return (
    <svg aria-hidden x={`${x - 24}%`} y={`${y}%`} width="48%" overflow="visible">
      <rect
        y="-20"
        width="100%"
        height="40"
        strokeDasharray="4 3"
        className="fill-cardbg stroke-note"
      />
      <text x="50%" y="-3" textAnchor="middle" className="fill-cardtext font-semibold text-sm">
        {label}
      </text>
      <text x="50%" y="12" textAnchor="middle" className="fill-note font-mono text-xs">
        not back
      </text>
    </svg>
  );
}
