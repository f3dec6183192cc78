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

type Offer = { ends: string; rule: string; who: [name: string, hours: string][]; not: string };

const OFFERS: Record<Region, (names: readonly string[]) => Offer> = {
  USA: ([first = '', second = '', , fourth = '']) => ({
    ends: 'RN license ends Nov 20',
    rule: 'ACLS, max. 40 h',
    who: [
      [first, '32 h'],
      [second, '36 h'],
    ],
    not: `${fourth}: ACLS ended in May`,
  }),
  INDIA: ([first = '', second = '', , fourth = '']) => ({
    ends: 'Council registration ends 20 Nov',
    rule: 'ACLS, max. 48 h',
    who: [
      [first, '36 h'],
      [second, '40 h'],
    ],
    not: `${fourth}: ACLS ended in May`,
  }),
};

export function Healthcare({ region, compact }: DrawingProps) {
  const { employee, colleagues } = SAMPLES[region];
  const staff = [colleagues[0], colleagues[1], colleagues[2], employee];
  const offer = OFFERS[region](colleagues);
  const rota = (
    <div className="grid grid-cols-[minmax(0,1.6fr)_repeat(7,minmax(0,1fr))] gap-1 font-mono text-xs">
      <span />
      {DAYS.map((day) => (
        <span key={day} className="text-center text-muted">
          {day}
        </span>
      ))}
      {NIGHTS.map((row, index) => (
        <Row key={staff[index]} name={staff[index] ?? ''} row={row} />
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
        <MarginNote className="mt-3 justify-end">{offer.ends}</MarginNote>
      </div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-2 @lg:p-6">
        <div className="space-y-3">
          <Heading>May take Saturday night</Heading>
          {offer.who.map(([name, hours]) => (
            <Leader key={name} term={name} value={hours} />
          ))}
          <p className="text-muted">{offer.not}</p>
        </div>
        <div className="space-y-3">
          <Heading>Checked first</Heading>
          <p>{offer.rule}</p>
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
