/** Artificial intelligence: which data trained which model, and what a withdrawn permission reaches. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Leader } from '../parts/controls';
import { Link, Node } from '../parts/network';
import { Sheet } from '../parts/sheet';

type Words = {
  /** Four datasets with their permission; the second one ends. */
  data: readonly (readonly [name: string, permission: string])[];
  models: readonly string[];
  hours: readonly [withRegister: string, without: string];
};
const WORDS: Record<Region, Words> = {
  USA: {
    data: [
      ['Web text', 'terms v3'],
      ['Agency photos', 'ends Nov 30'],
      ['Support chats', 'consent'],
      ['Own scans', 'ours'],
    ],
    models: ['Search', 'Captions', 'Replies', 'Triage', 'Fraud'],
    hours: ['2,300', '5,750 without the register'],
  },
  INDIA: {
    data: [
      ['Web text', 'terms v3'],
      ['News archive', 'ends 30 Nov'],
      ['Support calls', 'consent'],
      ['Own scans', 'ours'],
    ],
    models: ['Search', 'Subtitles', 'Replies', 'Triage', 'Fraud'],
    hours: ['2,300', '5,750 without the register'],
  },
};

/** Which model read which dataset. */
const READ = [
  [0, 0],
  [0, 2],
  [1, 0],
  [1, 1],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
] as const;
const ENDED = 1;
const reached = (model: number) => READ.some(([from, to]) => from === ENDED && to === model);

const dataAt = (index: number) => [20, 12.5 + index * 25] as const;
const modelAt = (index: number) => [84, 9 + index * 20.5] as const;

export function ArtificialIntelligence({ region, compact }: DrawingProps) {
  const { data, models, hours } = WORDS[region];
  const map = (
    <svg
      aria-hidden
      className={`block w-full overflow-visible ${compact ? 'h-full' : 'h-76 @lg:h-84'}`}
    >
      {READ.map(([from, to]) => (
        <Link
          key={`${from} ${to}`}
          from={dataAt(from)}
          to={modelAt(to)}
          tone={from === ENDED ? 'danger' : 'plain'}
        />
      ))}
      {data.map(([name, permission], index) => (
        <Node
          key={name}
          at={dataAt(index)}
          width={40}
          label={name}
          detail={compact ? undefined : permission}
          tone={index === ENDED ? 'strong' : 'plain'}
        />
      ))}
      {models.map((name, index) => (
        <Node
          key={name}
          at={modelAt(index)}
          width={32}
          label={name}
          detail={!compact && reached(index) ? 'train again' : undefined}
          tone={reached(index) ? 'plain' : 'faint'}
        />
      ))}
    </svg>
  );
  if (compact)
    return (
      <Sheet drawing="G2 · DATA AND MODELS" compact>
        {map}
      </Sheet>
    );
  return (
    <Sheet drawing="G2 · DATA AND MODELS" cells={['4 DATASETS', '5 MODELS']} flush>
      <div className="px-4 pt-4 pb-2 @lg:px-6 @lg:pt-6">{map}</div>
      <div className="space-y-1 border-t border-line p-4 @lg:p-6">
        <Leader term="Models that read it" value="2 of 5" />
        <Leader term="GPU hours to train them again" value={hours[0]} />
        <MarginNote className="justify-end pt-1">{hours[1]}</MarginNote>
      </div>
    </Sheet>
  );
}
