/** Artificial intelligence: which data trained which model, and what a withdrawn permission reaches. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Leader } from '../parts/controls';
import { Link, Network, Node } from '../parts/network';
import { CompactSheet, Sheet } from '../parts/sheet';

const WORDS = {
  USA: {
    /** Four datasets, each with its permission; the second one ends. */
    data: {
      'Web text': 'terms v3',
      'Agency photos': 'ends Nov 30',
      'Support chats': 'consent',
      'Own scans': 'ours',
    },
    models: ['Search', 'Captions', 'Replies', 'Triage', 'Fraud'],
  },
  INDIA: {
    data: {
      'Web text': 'terms v3',
      'News archive': 'ends 30 Nov',
      'Support calls': 'consent',
      'Own scans': 'ours',
    },
    models: ['Search', 'Subtitles', 'Replies', 'Triage', 'Fraud'],
  },
} as const;

/** The models that read each dataset, by their places. */
const READERS = [
  { data: 0, models: [0, 2] },
  { data: 1, models: [0, 1] },
  { data: 2, models: [2, 3] },
  { data: 3, models: [3, 4] },
];
const ENDED = 1;
const reached = (model: number) => READERS[ENDED]?.models.includes(model);

const dataAt = (index: number) => [20, 12.5 + index * 25] as const;
const modelAt = (index: number) => [84, 9 + index * 20.5] as const;

export function ArtificialIntelligence({ region, compact }: DrawingProps) {
  const { data, models } = WORDS[region];
  const map = (
    <Network compact={compact} height="h-76 @lg:h-84">
      {READERS.flatMap(({ data: dataset, models: readers }) =>
        readers.map((model) => (
          <Link
            key={`${dataset} ${model}`}
            from={dataAt(dataset)}
            to={modelAt(model)}
            tone={dataset === ENDED ? 'danger' : 'plain'}
          />
        )),
      )}
      {Object.entries(data).map(([name, permission], index) => (
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
    </Network>
  );
  if (compact) return <CompactSheet drawing="G2 · DATA AND MODELS">{map}</CompactSheet>;
  return (
    <Sheet drawing="G2 · DATA AND MODELS" cells={['4 DATASETS', '5 MODELS']} flush>
      <div className="px-4 pt-4 pb-2 @lg:px-6 @lg:pt-6">{map}</div>
      <div className="space-y-1 border-t border-line p-4 @lg:p-6">
        <Leader term="Models that read it" value="2 of 5" />
        <Leader term="GPU hours to train them again" value="2,300" />
        <MarginNote className="justify-end pt-1">5,750 without the register</MarginNote>
      </div>
    </Sheet>
  );
}
