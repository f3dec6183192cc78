/** What is drawn to scale: the bars of the stages, and the lines that measure their sums. */
import type { Scale } from './scale';

export type Side = 'before' | 'after';

/** Bars of one stage stand close to each other, however high the row is. */
const LOOKS = {
  before: { fill: 'fill-muted', stroke: 'stroke-muted', y: '100%', move: '-translate-y-[1.05em]' },
  after: {
    fill: 'fill-primarytheme',
    stroke: 'stroke-primarytheme',
    y: '0',
    move: 'translate-y-[0.15em]',
  },
} as const;

export function Swatch({ side }: { side: Side }) {
  return (
    <svg aria-hidden="true" className="h-3 w-6 shrink-0">
      <rect width="100%" height="100%" className={LOOKS[side].fill} />
    </svg>
  );
}

type Props = { side: Side; scale: Scale; length: number };

export function Bar({ side, scale, from, length }: Props & { from: number }) {
  const { fill, y, move } = LOOKS[side];
  const share = (part: number) => `${(part / scale.end) * 100}%`;
  return (
    <svg aria-hidden="true" className="h-0 min-h-full w-full">
      <svg aria-hidden="true" viewBox={`0 0 ${scale.end} 1`} preserveAspectRatio="none">
        <path
          d={scale.marks.map((mark) => `M${mark} 0v1`).join('')}
          className="stroke-line [vector-effect:non-scaling-stroke]"
        />
      </svg>
      <rect
        x={share(from)}
        y={y}
        width={share(length)}
        height="0.9em"
        className={`${fill} ${move}`}
      />
    </svg>
  );
}

/** The numbers of the scale. */
export function Marks({ scale, format }: { scale: Scale; format: (mark: number) => string }) {
  return (
    <svg aria-hidden="true" className="label h-5 w-full overflow-visible fill-current">
      {scale.marks.map((mark) => (
        <text key={mark} x={`${(mark / scale.end) * 100}%`} y="0.9em" textAnchor="middle">
          {format(mark)}
        </text>
      ))}
    </svg>
  );
}

/** A measured line from nought to the sum. */
export function Dimension({ side, scale, length }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${scale.end} 1`}
      preserveAspectRatio="none"
      className={`h-3 w-full overflow-visible fill-none ${LOOKS[side].stroke}`}
    >
      <path
        d={`M0 0v1M0 .5h${length}M${length} 0v1`}
        strokeWidth="2"
        className="[vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}
