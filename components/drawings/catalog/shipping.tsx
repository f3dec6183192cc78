/** Shipping: one bay of a container ship by port of discharge, and the box that stands on an earlier one. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { CellGrid } from '../parts/cell-grid';
import { Leader } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import type { Tone } from '../parts/tones';

/** Rows from port to starboard, as ships number them. */
const ROWS = ['04', '02', '00', '01', '03'];
/** 1, 2, 3: first, second, third port. x stands on the box marked 0, which leaves earlier. */
const TIERS = [
  ['84', '1x111'],
  ['82', '10212'],
  ['Hatch', '-----'],
  ['06', '22222'],
  ['04', '23332'],
  ['02', '.333.'],
] as const;

/** Which port a mark means, and how it is drawn. */
const MARKS: Record<string, { port: number; tone: Tone }> = {
  '0': { port: 0, tone: 'strong' },
  '1': { port: 0, tone: 'soft' },
  '2': { port: 1, tone: 'plain' },
  '3': { port: 2, tone: 'plain' },
  x: { port: 1, tone: 'note' },
};

const PORTS = {
  USA: ['Norfolk', 'Savannah', 'Houston'],
  INDIA: ['Kochi', 'Tuticorin', 'Chennai'],
} as const;

export function Shipping({ region, compact }: DrawingProps) {
  const ports = PORTS[region];
  const letter = (mark: string) => ports[MARKS[mark]?.port ?? -1]?.[0] ?? (mark === '-' ? '–' : '');
  const marks = TIERS.flatMap(([, cells]) => [...cells]);
  const bay = (
    <CellGrid
      columns={ROWS}
      rows={(compact ? TIERS.slice(0, 5) : TIERS).map(([name, cells]) => ({
        name,
        cells: [...cells].map((mark) => ({ text: letter(mark), tone: MARKS[mark]?.tone })),
      }))}
    />
  );
  if (compact) return <CompactSheet drawing="G24 · BAY 14">{bay}</CompactSheet>;
  return (
    <Sheet drawing="G24 · BAY 14" cells={['40 FT BOXES', 'VOYAGE 117']} flush>
      <div className="p-4 @lg:p-6">
        {bay}
        <MarginNote className="mt-3 justify-end">
          row 02: {ports[1]} on {ports[0]}, two moves
        </MarginNote>
      </div>
      <div className="grid gap-5 border-t border-line p-4 @md:grid-cols-2 @lg:p-6">
        <div className="space-y-2">
          {ports.map((port, index) => (
            <Leader
              key={port}
              term={`${port[0]}  ${port}`}
              value={marks.filter((mark) => MARKS[mark]?.port === index).length}
            />
          ))}
        </div>
        <p className="text-muted">
          Moved at 23:50 for weight. {SAMPLES[region].colleagues[2]} is asked before the plan goes
          to {ports[0]}.
        </p>
      </div>
    </Sheet>
  );
}
