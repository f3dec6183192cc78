/** Pharmaceuticals: one batch record, and the step that was signed under a version nobody had trained. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { initials } from '../parts/controls';
import { FlowDown } from '../parts/flow';
import { Level } from '../parts/level';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

/** Each step, its time, and who did and who checked it, by their places among the colleagues. */
const STEPS = [
  ['Dispense', '07:10', 0, 1],
  ['Granulate', '08:25', 1, 0],
  ['Dry', '10:05', 0, 2],
  ['Compress', '13:40', 3, 2],
  ['Coat', '16:20', 2, 1],
] as const;
const WRONG = 'Compress';

const RECORDS: Record<Region, { lot: string; day: string; why: string }> = {
  USA: { lot: 'Lot 26-1147', day: 'NOV 19', why: 'trained on v3; v4 valid since Nov 16' },
  INDIA: { lot: 'Batch MT26-1147', day: '19 NOV', why: 'trained on v3; v4 valid since 16 Nov' },
};

export function Pharmaceuticals({ region, compact }: DrawingProps) {
  const { lot, day, why } = RECORDS[region];
  const { colleagues } = SAMPLES[region];
  const sign = (place: 0 | 1 | 2 | 3) => initials(colleagues[place]);
  const stations = STEPS.map(([name, time, done, checked]) => ({
    name,
    fact: `${time}  ${sign(done)} / ${sign(checked)}`,
    tone: name === WRONG ? ('danger' as const) : ('soft' as const),
  }));
  if (compact)
    return (
      <CompactSheet drawing="G20 · BATCH RECORD">
        <FlowDown stations={stations.slice(1)} />
        <MarginNote className="mt-3 justify-end">{why}</MarginNote>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G20 · BATCH RECORD" cells={['SOP-212', day]} flush>
      <div className="p-4 @lg:p-6">
        <div className="flex items-baseline justify-between gap-3">
          <span className="font-bold font-display text-lg leading-tight">{lot}</span>
          <span className="font-mono text-muted text-xs">done / checked</span>
        </div>
        <p className="mt-1 mb-5 text-muted">Metformin tablets, 500 mg</p>
        <FlowDown
          stations={[...stations, { name: 'QA review', fact: 'on hold', tone: 'strong' }]}
        />
        <MarginNote className="mt-4 justify-end">Compress: {why}</MarginNote>
      </div>
      <div className="space-y-4 border-t border-line p-4 @lg:p-6">
        <Level name="Loss on drying" value="1.8%, at most 2.5%" share={0.45} limit={0.625} />
        <Level name="Yield" value="98.6%, at least 97%" share={0.86} limit={0.7} />
      </div>
    </Sheet>
  );
}
