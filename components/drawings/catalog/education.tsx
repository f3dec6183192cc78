/** Education: the week of one part-time teacher, and the sum that a new course pushes over a limit. */
import type { DrawingProps } from '../drawing-props';
import { Remark } from '../parts/annotations';
import { CellGrid } from '../parts/cell-grid';
import { Heading, Leaders, Tag } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import type { Tone } from '../parts/tones';

/** USA: 10 × 2.25 + 2 = 24.5 and 13 × 2.25 + 2 = 31.25. INDIA: 34 lectures in December 2026. */
const WEEKS = {
  USA: {
    cells: ['ADJUNCT', 'SPRING 2027'],
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
    /** One row an hour; what ends in '?' is not agreed yet. */
    hours: [
      ['9:00', 'E101 · E101 · E101'],
      ['10:00', '· L210 · L210 ·'],
      ['11:00', 'E101 · E101 · E101'],
      ['1:00', '· W205 · W205 ·'],
      ['2:00', 'E102? · E102? · E102?'],
    ],
    sumOf: 'Hours of service a week',
    sum: { '10 × 2.25, office 2': '24.50', '13 × 2.25, office 2': '31.25' },
    over: 'E102 takes him over 30, contract unsigned',
  },
  INDIA: {
    cells: ['GUEST FACULTY', 'DEC 2026'],
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    hours: [
      ['9:00', 'Ph1 · Ph1 · Ph1 ·'],
      ['10:00', '· Ph3 · Ph3 · ·'],
      ['12:00', 'Ph1 · · · · Ph5?'],
      ['14:00', '· · · · · Ph5?'],
    ],
    sumOf: 'Honorarium for December',
    sum: { '34 lectures at ₹1,500': '₹51,000', Ceiling: '₹50,000' },
    over: 'One lecture too many by the ceiling',
  },
} as const;

export function Education({ region, compact }: DrawingProps) {
  const { cells, days, hours, sumOf, sum, over } = WEEKS[region];
  const { colleagues } = SAMPLES[region];
  const week = (
    <CellGrid
      columns={days}
      rows={hours.map(([name, classes]) => ({
        name,
        cells: classes
          .split(' ')
          .map((text) => ({ text: text.replace('?', ''), tone: tone(text) })),
      }))}
    />
  );
  if (compact) return <CompactSheet drawing="G5 · TIMETABLE">{week}</CompactSheet>;
  return (
    <Sheet drawing="G5 · TIMETABLE" cells={[...cells]} flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <div className="font-display font-bold text-base leading-tight">{colleagues[1]}</div>
        {week}
      </div>
      <div className="space-y-3 border-line border-t p-4 @lg:p-6">
        <Heading>{sumOf}</Heading>
        <Leaders of={sum} />
        <Remark>{over}</Remark>
        <Tag tone="strong">Ask {colleagues[2]}</Tag>
      </div>
    </Sheet>
  );
}

/** An empty hour, one that is not agreed, or a class. */
function tone(text: string): Tone {
  if (text === '·') return 'faint';
  return text.endsWith('?') ? 'note' : 'soft';
}
