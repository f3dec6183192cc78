/** Food industry: one bad lot of peanuts, the one batch it went into, and where each case of that batch is. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading, Leader } from '../parts/controls';
import { Link, Node } from '../parts/network';
import { SAMPLES } from '../parts/samples';
import { Sheet } from '../parts/sheet';

type Trace = {
  ingredient: string;
  /** The second lot is the bad one. */
  lots: readonly [string, string];
  batches: readonly [string, string, string];
  /** What a batch is counted in, and its places, with what each has of 350. */
  unit: string;
  places: readonly [string, string];
  here: string;
  cleared: string;
  allergens: string;
  changeover: string;
  cells: string[];
};

const TRACES: Record<Region, Trace> = {
  USA: {
    ingredient: 'Peanut',
    lots: ['PB-4470', 'PB-4471'],
    batches: ['317-1', '317-2', '317-3 to 6'],
    unit: 'cases',
    places: ['Dallas', 'Reno'],
    here: 'Dock',
    cleared: 'the five other batches stay on sale',
    allergens: 'Peanut, milk, sesame',
    changeover: 'line 2 washed, swab clean',
    cells: ['LINE 2', 'NOV 13'],
  },
  INDIA: {
    ingredient: 'Peanut',
    lots: ['GN-4470', 'GN-4471'],
    batches: ['B317-1', 'B317-2', 'B317-3 to 6'],
    unit: 'cartons',
    places: ['Nagpur', 'Raipur'],
    here: 'Godown',
    cleared: 'the five other batches stay on sale',
    allergens: 'Peanut, sesame, mustard',
    changeover: 'line 2 cleaned, oil changed',
    cells: ['LINE 2', '13 NOV'],
  },
};

/** Cases of the batch: two customers, held here, kept as samples. */
const [FIRST, SECOND, HELD, KEPT] = [180, 120, 48, 2];
const BATCH = FIRST + SECOND + HELD + KEPT;

const LOTS = [
  [14, 30],
  [14, 70],
] as const;
const BATCHES = [
  [49, 16],
  [49, 50],
  [49, 84],
] as const;
const PLACES = [
  [86, 16],
  [86, 50],
  [86, 84],
] as const;

export function FoodIndustry({ region, compact }: DrawingProps) {
  const trace = TRACES[region];
  const { batches, unit, places } = trace;
  const counts = [FIRST, SECOND, HELD + KEPT];
  const network = (
    <svg aria-hidden className={`block w-full overflow-visible ${compact ? 'h-full' : 'h-56'}`}>
      <Link from={LOTS[0]} to={BATCHES[0]} />
      <Link from={LOTS[0]} to={BATCHES[2]} />
      <Link from={LOTS[1]} to={BATCHES[1]} tone="danger" />
      {PLACES.map((place) => (
        <Link key={place[1]} from={BATCHES[1]} to={place} tone="strong" />
      ))}
      {LOTS.map((at, index) => (
        <Node
          key={at[1]}
          at={at}
          width={26}
          label={trace.ingredient}
          detail={trace.lots[index] ?? ''}
        />
      ))}
      {BATCHES.map((at, index) => (
        <Node
          key={at[1]}
          at={at}
          width={31}
          label={batches[index] ?? ''}
          detail={index === 1 ? `${BATCH} ${unit}` : 'clean'}
          tone={index === 1 ? 'strong' : 'faint'}
        />
      ))}
      {PLACES.map((at, index) => (
        <Node
          key={at[1]}
          at={at}
          width={26}
          label={[...places, trace.here][index] ?? ''}
          detail={String(counts[index])}
        />
      ))}
    </svg>
  );
  if (compact)
    return (
      <Sheet drawing="G8 · LOT TRACE" compact>
        {network}
      </Sheet>
    );
  return (
    <Sheet drawing="G8 · LOT TRACE" cells={trace.cells} flush>
      <div className="p-4 @lg:p-6">
        {network}
        <MarginNote className="mt-4 justify-center">{trace.cleared}</MarginNote>
      </div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-2 @lg:p-6">
        <div className="space-y-1.5">
          <Heading>{`Batch ${batches[1]}, ${BATCH} ${unit}`}</Heading>
          <Leader term={`To call, ${places.join(' and ')}`} value={FIRST + SECOND} />
          <Leader term="On hold here" value={HELD} />
          <Leader term="Kept as samples" value={KEPT} />
        </div>
        <div className="space-y-2">
          <Heading>Allergens after the batch</Heading>
          <p>
            {trace.allergens}: {trace.changeover}
          </p>
          <p className="text-muted">Signed: {SAMPLES[region].colleagues[2]}</p>
        </div>
      </div>
    </Sheet>
  );
}
