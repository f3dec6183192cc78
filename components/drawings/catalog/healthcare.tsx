/** Healthcare: the nights of one ward, the shift that lost its nurse, and who may take it. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { CellGrid } from '../parts/cell-grid';
import { firstName, Heading, Leader, Tag } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import type { Tone } from '../parts/tones';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** N is a night, n one at the weekend's rate; on Saturday the last row has its gap. */
const NIGHTS = ['N N · · N · ·', '· · N N · · n', '· N · · N n ·', 'N · · N · ? ·'].map((row) =>
  row.split(' '),
);

const TONES: Record<string, Tone> = { N: 'soft', n: 'strong', '?': 'note' };

/** A night, in hours. */
const SHIFT = 8;
const hoursOf = (row: string[]) => row.filter((cell) => /n/i.test(cell)).length * SHIFT;

/** What ended on the Friday, and what is asked of whoever takes the shift. */
const RULES: Record<Region, { ends: string; asked: string }> = {
  USA: { ends: 'RN license ends Nov 20', asked: 'ACLS, max. 40 h' },
  INDIA: { ends: 'Council registration ends 20 Nov', asked: 'ACLS, max. 48 h' },
};

export function Healthcare({ region, compact }: DrawingProps) {
  const { colleagues: nurses } = SAMPLES[region];
  const { ends, asked } = RULES[region];
  const rota = (
    <CellGrid
      columns={DAYS}
      rows={NIGHTS.map((row, index) => ({
        name: firstName(nurses[index] ?? ''),
        cells: row.map((cell) => ({ text: cell.toUpperCase(), tone: TONES[cell] })),
      }))}
    />
  );
  if (compact) return <CompactSheet drawing="G11 · WARD ROTA">{rota}</CompactSheet>;
  return (
    <Sheet drawing="G11 · WARD ROTA" cells={['WARD 4B, NIGHTS', 'WEEK 47']} flush>
      <div className="p-4 @lg:p-6">
        {rota}
        <MarginNote className="mt-3 justify-end">{ends}</MarginNote>
      </div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-2 @lg:p-6">
        <div className="space-y-3">
          <Heading>May take Saturday night</Heading>
          {nurses.slice(0, 2).map((name, index) => (
            <Leader key={name} term={name} value={`${hoursOf(NIGHTS[index] ?? [])} h`} />
          ))}
          <p className="text-muted">{nurses[2]}: on duty that night</p>
        </div>
        <div className="space-y-3">
          <Heading>Checked first</Heading>
          <p>{asked}</p>
          <p className="flex gap-2">
            <Tag tone="strong">Offer to both</Tag>
            <Tag>Agency</Tag>
          </p>
        </div>
      </div>
    </Sheet>
  );
}
