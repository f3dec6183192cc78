/** A small table, as a screen of the product shows it: three to five columns, a few rows, one of them marked. */
import type { ReactNode } from 'react';

type Row = { cells: readonly ReactNode[]; tone?: 'plain' | 'strong' | 'danger' | 'note' };

const COLUMNS: Record<number, string> = {
  2: 'grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]',
  3: 'grid-cols-[minmax(0,1.4fr)_repeat(2,minmax(0,1fr))]',
  4: 'grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]',
  5: 'grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]',
};
const TONES = {
  plain: '',
  strong: 'bg-primarytheme text-theme',
  danger: 'text-danger',
  note: 'text-note',
};

/** @param columns none twice */
export function Register({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <div className="text-xs">
      <div
        className={`grid gap-2 border-b border-line-strong px-1.5 pb-1 font-mono text-muted ${COLUMNS[columns.length]}`}
      >
        {columns.map((column) => (
          <span key={column} className="truncate">
            {column}
          </span>
        ))}
      </div>
      {rows.map(({ cells, tone = 'plain' }) => (
        <div
          key={String(cells[0])}
          className={`grid gap-2 border-b border-line px-1.5 py-1 ${COLUMNS[columns.length]} ${TONES[tone]}`}
        >
          {cells.map((cell, index) => (
            <span key={columns[index]} className={`truncate ${index > 0 ? 'font-mono' : ''}`}>
              {cell}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
