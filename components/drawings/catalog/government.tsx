/** Government: a case on its way over five desks, and the rule that its date puts it under. */
import type { DrawingProps } from '../drawing-props';
import { Remark } from '../parts/annotations';
import { FlowAcross } from '../parts/flow';
import { Register } from '../parts/register';
import { CompactSheet, Sheet } from '../parts/sheet';

const CASES = {
  USA: {
    number: 'B-4471',
    today: 'NOV 20',
    title: 'Deck permit, filed Oct 30',
    /** The first three have a date; the case lies at the third. */
    desks: [['Intake', 'Oct 30'], ['Zoning', 'Nov 2'], ['Building', 'Nov 4'], ['Fire'], ['Issue']],
    waits: '16 days: one drawing asked for twice',
    columns: ['Ordinance', 'Filed', 'Fee'],
    /** In these columns; the first rule applies. */
    rules: [
      ['24-18', 'to Dec 31', '$412'],
      ['26-31', 'from Jan 1', '$465'],
    ],
  },
  INDIA: {
    number: '47/2026',
    today: '20 NOV',
    title: 'Dearness allowance, 1 July',
    desks: [
      ['Dealing', '2 Nov'],
      ['Section', '3 Nov'],
      ['Accounts', '4 Nov'],
      ['Director'],
      ['Order'],
    ],
    waits: '16 days: one figure asked for twice',
    columns: ['Order', 'Duty', 'Arrears'],
    rules: [
      ['Order 112', 'from 1 Jul', '4 months'],
      ['Order 38', 'to 30 Jun', 'paid'],
    ],
  },
} as const;

/** Where the case lies. */
const HERE = 2;

export function Government({ region, compact }: DrawingProps) {
  const { number, today, title, desks, waits, columns, rules } = CASES[region];
  const way = (
    <>
      <div className="font-display font-bold text-base leading-tight">{title}</div>
      <FlowAcross
        stations={desks.map(([name, fact], index) => ({
          name,
          fact,
          tone: index === HERE ? 'note' : index > HERE ? 'faint' : 'plain',
        }))}
      />
      <Remark>{waits}</Remark>
    </>
  );
  if (compact)
    return (
      <CompactSheet drawing="G9 · CASE">
        <div className="flex h-full flex-col justify-between">{way}</div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G9 · CASE" cells={[number, today]} flush>
      <div className="space-y-5 p-4 @lg:p-6">{way}</div>
      <div className="border-line border-t p-4 @lg:p-6">
        <Register
          columns={columns}
          rows={rules.map((cells, index) => ({ cells, tone: index ? 'plain' : 'strong' }))}
        />
      </div>
    </Sheet>
  );
}
