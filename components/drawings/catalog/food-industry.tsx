/** Food industry: one bad lot of peanuts, the one batch it went into, and where each case of that batch is. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading, Leader } from '../parts/controls';
import { Link, Network, Node } from '../parts/network';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const TRACES = {
  USA: {
    /** The second lot is the bad one. */
    lots: ['PB-4470', 'PB-4471'],
    batches: ['317-1', '317-2', '317-3 to 6'],
    /** What a batch is counted in, and its places, with what each has of 350. */
    unit: 'cases',
    places: ['Dallas', 'Reno'],
    here: 'Dock',
    allergens: 'Peanut, milk, sesame',
    changeover: 'line 2 washed, swab clean',
    cells: ['LINE 2', 'NOV 13'],
  },
  INDIA: {
    lots: ['GN-4470', 'GN-4471'],
    batches: ['B317-1', 'B317-2', 'B317-3 to 6'],
    unit: 'cartons',
    places: ['Nagpur', 'Raipur'],
    here: 'Godown',
    allergens: 'Peanut, sesame, mustard',
    changeover: 'line 2 cleaned, oil changed',
    cells: ['LINE 2', '13 NOV'],
  },
} as const;

/** Cases of the batch: two customers, held here, kept as samples. */
const [FIRST, SECOND, HELD, KEPT] = [180, 120, 48, 2];
const BATCH = FIRST + SECOND + HELD + KEPT;

const lotAt = (index: number) => [14, 30 + index * 40] as const;
const batchAt = (index: number) => [49, 16 + index * 34] as const;
const placeAt = (index: number) => [86, 16 + index * 34] as const;
/** The batch into which the bad lot went. */
const BAD = 1;

export function FoodIndustry({ region, compact }: DrawingProps) {
  const trace = TRACES[region];
  const { batches, unit, places } = trace;
  const counts = [FIRST, SECOND, HELD + KEPT];
  const network = (
    <Network compact={compact} height="h-56">
      <Link from={lotAt(0)} to={batchAt(0)} />
      <Link from={lotAt(0)} to={batchAt(2)} />
      <Link from={lotAt(1)} to={batchAt(BAD)} tone="danger" />
      {counts.map((count, index) => (
        <Link key={count} from={batchAt(BAD)} to={placeAt(index)} tone="strong" />
      ))}
      {trace.lots.map((lot, index) => (
        <Node key={lot} at={lotAt(index)} width={26} label="Peanut" detail={lot} />
      ))}
      {batches.map((batch, index) => (
        <Node
          key={batch}
          at={batchAt(index)}
          width={31}
          label={batch}
          detail={index === BAD ? `${BATCH} ${unit}` : 'clean'}
          tone={index === BAD ? 'strong' : 'faint'}
        />
      ))}
      {[...places, trace.here].map((place, index) => (
        <Node
          key={place}
          at={placeAt(index)}
          width={26}
          label={place}
          detail={String(counts[index])}
        />
      ))}
    </Network>
  );
  if (compact) return <CompactSheet drawing="G8 · LOT TRACE">{network}</CompactSheet>;
  return (
    <Sheet drawing="G8 · LOT TRACE" cells={trace.cells} flush>
      <div className="p-4 @lg:p-6">
        {network}
        <MarginNote className="mt-4 justify-center">the five other batches stay on sale</MarginNote>
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
