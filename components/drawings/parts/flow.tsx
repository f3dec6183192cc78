/** Stations on one way, from top to bottom or from left to right: a lot number, a claim, a parcel, a case. */
import { CELL, type Tone } from './tones';

export type Station = {
  name: string;
  /** What is known there: a time, a number, a name. */
  fact?: string;
  tone?: Tone;
};

/** The classes of a station's square, through which the line is not to be seen. */
const square = (tone: Tone) =>
  `${tone === 'faint' ? 'border border-line bg-cardbg' : CELL[tone]} ${tone === 'note' || tone === 'danger' ? 'bg-cardbg' : ''}`;

/** The letters of a fact, when its station is remarked or wrong. */
const inkOfFact = (tone: Tone) =>
  tone === 'danger' ? 'text-danger' : tone === 'note' ? 'text-note' : 'text-muted';

/** A line down with a mark at each station, its fact at the right edge. */
export function FlowDown({ stations }: { stations: readonly Station[] }) {
  return (
    <div className="relative space-y-3 before:absolute before:inset-y-2 before:left-[0.34rem] before:border-l before:border-line-strong">
      {stations.map(({ name, fact, tone = 'plain' }) => (
        <div key={name} className="relative flex items-baseline gap-3">
          <span className={`relative mt-1 size-3 shrink-0 self-start ${square(tone)}`} />
          <span className={`min-w-0 grow ${tone === 'faint' ? 'text-muted' : ''}`}>{name}</span>
          {fact && <span className={`shrink-0 font-mono text-xs ${inkOfFact(tone)}`}>{fact}</span>}
        </div>
      ))}
    </div>
  );
}

const ACROSS: Record<number, string> = {
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
};

/** Three to six stations beside each other, joined by a line; for wide drawings. */
export function FlowAcross({ stations }: { stations: readonly Station[] }) {
  return (
    <div
      className={`relative grid gap-2 before:absolute before:inset-x-[8%] before:top-2 before:border-t before:border-line-strong ${ACROSS[stations.length]}`}
    >
      {stations.map(({ name, fact, tone = 'plain' }) => (
        <div key={name} className="relative min-w-0 text-center">
          <span className={`mx-auto block size-4 ${square(tone)}`} />
          <span className="mt-1.5 block text-xs leading-tight">{name}</span>
          {fact && (
            <span className={`mt-0.5 block font-mono text-xs ${inkOfFact(tone)}`}>{fact}</span>
          )}
        </div>
      ))}
    </div>
  );
}
