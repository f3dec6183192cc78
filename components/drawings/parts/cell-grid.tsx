/** Rows of named cells under the same columns: a rota, a timetable, beds, berths, rooms, shelves. */
import { CELL, type Tone } from './tones';

type Row = { name: string; cells: readonly { text?: string; tone?: Tone }[] };
/** How many columns stand beside the names. */
const COLUMNS: Record<number, string> = {
  3: 'grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]',
  4: 'grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]',
  5: 'grid-cols-[minmax(0,1.6fr)_repeat(5,minmax(0,1fr))]',
  6: 'grid-cols-[minmax(0,1.6fr)_repeat(6,minmax(0,1fr))]',
  7: 'grid-cols-[minmax(0,1.6fr)_repeat(7,minmax(0,1fr))]',
  8: 'grid-cols-[minmax(0,1.6fr)_repeat(8,minmax(0,1fr))]',
};

/** @param columns three to eight, none twice */
export function CellGrid({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <div className={`grid gap-1 font-mono text-xs ${COLUMNS[columns.length]}`}>
      <span />
      {columns.map((column) => (
        <span key={column} className="truncate text-center text-muted">
          {column}
        </span>
      ))}
      {rows.map(({ name, cells }) => [
        <span key={name} className="self-center truncate">
          {name}
        </span>,
        ...cells.map(({ text, tone = 'faint' }, index) => (
          <span
            key={`${name} ${columns[index]}`}
            className={`grid h-6 place-items-center truncate @lg:h-8 ${CELL[tone]}`}
          >
            {text ?? '·'}
          </span>
        )),
      ])}
    </div>
  );
}
