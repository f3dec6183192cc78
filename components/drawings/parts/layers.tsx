/** Layers on each other: a load, a portfolio, a programme, protection in depth. The first is on top. */
import { CELL, type Tone } from './tones';

export type Layer = { name: string; fact?: string; tone?: Tone };

export function Layers({ layers }: { layers: readonly Layer[] }) {
  return (
    <div className="space-y-1">
      {layers.map(({ name, fact, tone = 'plain' }) => (
        <div
          key={name}
          className={`flex items-baseline justify-between gap-2 px-2 py-1 ${tone === 'faint' ? 'border border-line text-muted' : CELL[tone]}`}
        >
          <span className="truncate">{name}</span>
          {fact && <span className="shrink-0 font-mono text-xs">{fact}</span>}
        </div>
      ))}
    </div>
  );
}
