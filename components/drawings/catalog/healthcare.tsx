/** Healthcare: the nights of one ward, the shift that lost its nurse, and who may take it. */
import type { Region } from '@/lib/region/region';
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading, Leader, Tag } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { Sheet } from '../parts/sheet';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** N is a night, n one at the weekend's rate; on Saturday the last row has its gap. */
const NIGHTS = ['N N · · N · ·', '· · N N · · n', '· N · · N n ·', 'N · · N · ? ·'].map((row) =>
  row.split(' '),
);

const CELLS: Record<string, string> = {
  N: 'bg-secondarygradient1 text-cardtext',
  n: 'bg-primarytheme text-theme',
  '?': 'border border-dashed border-note text-note',
  '·': 'text-muted',
};

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
    <div className="grid grid-cols-[minmax(0,1.6fr)_repeat(7,minmax(0,1fr))] gap-1 font-mono text-xs">
      <span />
      {DAYS.map((day) => (
        <span key={day} className="text-center text-muted">
          {day}
        </span>
      ))}
      {NIGHTS.map((row, index) => (
        <Row key={nurses[index]} name={nurses[index] ?? ''} row={row} />
      ))}
    </div>
  );
  if (compact)
    return (
      <Sheet drawing="G11 · WARD ROTA" compact>
        {rota}
      </Sheet>
    );
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

function Row({ name, row }: { name: string; row: string[] }) {
  return (
    <>
      <span className="truncate">{name.split(' ')[0]}</span>
      {row.map((cell, index) => (
        <span key={DAYS[index]} className={`grid h-6 place-items-center @lg:h-8 ${CELLS[cell]}`}>
          {cell.toUpperCase()}
        </span>
      ))}
    </>
  );
}
