/** The offices on a dotted map: two meridians and the line between them are the mark. */
import { getLand, type Land } from './land';

export type Pin = {
  id: string;
  label: string;
  latitude: number;
  longitude: number;
  emphasis: boolean;
};

type WorldMapProps = { pins: Pin[]; alt: string; className?: string };

/** Where a label stands, seen from its pin: a short leader, then the text. */
const SIDES = {
  above: { leader: 'M0-4v-5', x: 0, y: -13, anchor: 'middle' },
  right: { leader: 'M4-2 12-6h4', x: 19, y: -2, anchor: 'start' },
  below: { leader: 'M1 4 6 15h4', x: 13, y: 19, anchor: 'start' },
} as const;

export function WorldMap({ pins, alt, className = '' }: WorldMapProps) {
  const land = getLand();
  const placed = place(pins, land);
  const heads = placed.filter(({ emphasis }) => emphasis);
  return (
    <div
      role="img"
      aria-label={alt}
      className={`@container relative [--text-xs:max(11px,min(0.6875rem,3.5cqi))] ${className}`}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${land.width} ${land.height}`}
        className="block w-full overflow-visible"
      >
        <path
          d={land.path}
          className="fill-none stroke-muted opacity-60"
          strokeWidth=".5"
          strokeLinecap="round"
          strokeDasharray="0 1"
        />
      </svg>
      <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
        {heads.map(({ id, x, meridian }) => (
          <g key={id}>
            <line
              x1={`${x}%`}
              x2={`${x}%`}
              y2="100%"
              className="stroke-note"
              strokeDasharray="2 4"
            />
            <svg aria-hidden x={`${x}%`} y="100%" overflow="visible">
              <text
                x="5"
                y="-4"
                className="fill-note stroke-primarybg stroke-4 font-mono text-xs [paint-order:stroke]"
              >
                {meridian}
              </text>
            </svg>
          </g>
        ))}
        {heads[0] && heads[1] && (
          <line
            x1={`${heads[0].x}%`}
            y1={`${heads[0].y}%`}
            x2={`${heads[1].x}%`}
            y2={`${heads[1].y}%`}
            className="draw-once stroke-primarytheme stroke-[1.5]"
          />
        )}
        {placed.map((pin) => (
          <PinMark key={pin.id} {...pin} />
        ))}
      </svg>
    </div>
  );
}

type Placed = Pin & { x: number; y: number; side: keyof typeof SIDES; meridian: string };

function PinMark({ x, y, label, side, emphasis }: Placed) {
  const { leader, anchor, ...text } = SIDES[side];
  return (
    <svg aria-hidden x={`${x}%`} y={`${y}%`} overflow="visible">
      <path d={leader} className="fill-none stroke-line-strong" />
      <rect
        x="-3"
        y="-3"
        width="6"
        height="6"
        className={emphasis ? 'fill-primarytheme' : 'fill-cardbg stroke-line-strong'}
      />
      <text
        {...text}
        textAnchor={anchor}
        className={`fill-color stroke-primarybg stroke-4 font-mono text-xs [paint-order:stroke] @3xl:text-sm ${emphasis ? 'font-bold' : ''}`}
      >
        {label}
      </text>
    </svg>
  );
}

/**
 * Offices lie in two clusters, one a hemisphere. In each, the westernmost label goes above,
 * the easternmost to the right, the rest below, so that no two meet at any width.
 */
function place(pins: Pin[], { locate }: Land): Placed[] {
  const clusters = Map.groupBy(pins, ({ longitude }) => longitude < 0);
  return [...clusters.values()].flatMap((cluster) => {
    const westToEast = cluster.toSorted((a, b) => a.longitude - b.longitude);
    return westToEast.map((pin, index) => ({
      ...pin,
      ...locate(pin.latitude, pin.longitude),
      side: index === westToEast.length - 1 ? 'right' : index === 0 ? 'above' : 'below',
      meridian: `${Math.round(Math.abs(pin.longitude))}°${pin.longitude < 0 ? 'W' : 'E'}`,
    }));
  });
}
