/** ATS: one vacancy, five stages, and who stands where. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Callout, Dimension } from '../parts/annotations';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

type Card = { name: string; from: string; days: string; strong?: boolean };
type Stage = { name: string; count: number; cards: Card[] };

const NAMES = {
  USA: ['N. Alvarez', 'J. Becker', 'K. Osei', 'R. Nolan', 'A. Petrov', 'L. Chen', 'M. Doyle'],
  INDIA: ['N. Verma', 'J. Pillai', 'K. Reddy', 'R. Nair', 'A. Sheikh', 'L. Bose', 'M. Gupta'],
} as const;

function stages(region: Region): Stage[] {
  const [a, b, c, d, e, f, g] = NAMES[region];
  const board = region === 'USA' ? 'Job board' : 'Job portal';
  return [
    {
      name: 'Applied',
      count: 42,
      cards: [
        { name: a, from: board, days: '1 d' },
        { name: b, from: 'Website', days: '2 d' },
      ],
    },
    {
      name: 'Screened',
      count: 12,
      cards: [
        { name: c, from: 'Referral', days: '3 d' },
        { name: d, from: board, days: '4 d' },
      ],
    },
    { name: 'Interview', count: 5, cards: [{ name: e, from: 'Referral', days: '2 d' }] },
    {
      name: 'Offer',
      count: 2,
      cards: [{ name: f, from: 'Website', days: '1 d', strong: true }],
    },
    { name: 'Hired', count: 1, cards: [{ name: g, from: 'Referral', days: 'day 19' }] },
  ];
}

export function Ats({ region, compact }: DrawingProps) {
  if (compact)
    return (
      <CompactSheet drawing="B4 · ATS">
        <Vacancy region={region} />
        <div className="mt-3 space-y-2">
          {stages(region).map(({ name, count }) => (
            <div
              key={name}
              className="grid grid-cols-[--spacing(20)_1fr_--spacing(6)] items-center gap-2"
            >
              {name}
              <Funnel count={count} strong={name === 'Offer'} />
              <span className="text-right font-mono text-xs">{count}</span>
            </div>
          ))}
        </div>
      </CompactSheet>
    );
  return (
    <div className="space-y-2">
      <Dimension label={`posted ${region === 'USA' ? 'Oct 28' : '28 Oct'} → signed, 19 days`} />
      <Sheet drawing="B4 · ATS" flush>
        <div className="flex items-center justify-between gap-3 border-b border-line p-3">
          <Vacancy region={region} />
          <Callout n={1} />
        </div>
        <div className="grid divide-y divide-line @xl:grid-cols-5 @xl:divide-x @xl:divide-y-0">
          {stages(region).map((stage, index) => (
            <Column key={stage.name} {...stage} callout={index + 2} />
          ))}
        </div>
      </Sheet>
    </div>
  );
}

function Vacancy({ region }: { region: Region }) {
  const { job, city, payRange } = SAMPLES[region];
  return (
    <div>
      <div className="font-display text-base leading-tight font-bold">{job}</div>
      <div className="text-xs text-muted">
        {city} · {payRange}
      </div>
    </div>
  );
}

/** A bar from the middle outward, so that five of them make a funnel. */
function Funnel({ count, strong }: { count: number; strong: boolean }) {
  const width = 4 + (count / 42) * 96;
  return (
    <svg aria-hidden className="h-3 w-full">
      <rect
        x={`${50 - width / 2}%`}
        width={`${width}%`}
        height="12"
        className={strong ? 'fill-primarytheme' : 'fill-line-strong'}
      />
    </svg>
  );
}

function Column({ name, count, cards, callout }: Stage & { callout: number }) {
  return (
    <div className="grid grid-cols-[--spacing(22)_1fr] gap-2 p-3 @xl:block @xl:min-h-48">
      <div className="flex items-start justify-between gap-1">
        <div>
          <div className="text-xs text-muted">{name}</div>
          <div className="font-display text-xl leading-none font-bold">{count}</div>
        </div>
        <Callout n={callout} />
      </div>
      <div className="space-y-2 @xl:mt-3">
        {cards.map((card) => (
          <div
            key={card.name}
            className={`border p-2 text-xs ${card.strong ? 'border-primarytheme bg-primarytheme text-theme' : 'border-line'}`}
          >
            <div className="text-sm font-semibold">{card.name}</div>
            <div
              className={`flex flex-wrap justify-between gap-x-2 ${card.strong ? '' : 'text-muted'}`}
            >
              {card.from}
              <span className="font-mono">{card.days}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
