/** Bars from and to a moment on one scale: shifts, berths, sowing, shoots, deadlines. */
import { FILL, type Tone } from './tones';

type Span = { from: number; to: number; tone?: Tone };
type Row = { name: string; spans: readonly Span[] };
type Props = {
  rows: readonly Row[];
  /** The marks of the scale, evenly from its start to its end: ['06', '12', '18', '24']. */
  marks: readonly string[];
  /** Moments and their scale: `from` and `to` of a bar are between 0 and this. */
  length: number;
  /** A moment that matters, as a line over all rows. */
  now?: number;
};

export function SpanChart({ rows, marks, length, now }: Props) {
  const at = (moment: number) => `${((moment / length) * 100).toFixed(1)}%`;
  return (
    <div className="grid grid-cols-[--spacing(20)_1fr] gap-x-2 gap-y-1.5">
      {rows.map(({ name, spans }) => [
        <span key={name} className="truncate text-xs">
          {name}
        </span>,
        <svg key={`${name} bars`} aria-hidden className="h-4 w-full border-b border-line">
          {spans.map(({ from, to, tone = 'plain' }) => (
            <rect
              key={from}
              x={at(from)}
              y="3"
              width={at(to - from)}
              height="9"
              className={FILL[tone]}
            />
          ))}
          {now !== undefined && (
            <line x1={at(now)} x2={at(now)} y2="16" className="stroke-note" strokeDasharray="3 2" />
          )}
        </svg>,
      ])}
      <span />
      <span className="flex justify-between font-mono text-xs text-muted">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </span>
    </div>
  );
}
