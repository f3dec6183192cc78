/** The sheet that most drawings sit on: card ground, outline, title block at the bottom. */
import type { ReactNode } from 'react';

type SheetProps = {
  /** First cell of the title block, e.g. `B5 · PAY`. */
  drawing: string;
  /** Further cells; left out when compact. */
  cells?: readonly string[];
  compact?: boolean;
  /** The drawing reaches the outline: no padding. */
  flush?: boolean;
  children: ReactNode;
};

export function Sheet({
  drawing,
  cells = ['SCALE 1:1', 'REV 2026.11'],
  compact = false,
  flush = false,
  children,
}: SheetProps) {
  return (
    <div
      className={`flex flex-col border border-line-strong bg-cardbg ${compact ? 'h-58 overflow-hidden' : ''}`}
    >
      <div className={`min-h-0 grow ${flush ? '' : compact ? 'p-4' : 'p-4 @lg:p-6'}`}>
        {children}
      </div>
      <TitleBlock cells={compact ? [`DRG ${drawing}`] : [`DRG ${drawing}`, ...cells]} />
    </div>
  );
}

/** The sheet of a list: of fixed height, with nothing but its name in the title block. */
export function CompactSheet({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <Sheet drawing={drawing} compact>
      {children}
    </Sheet>
  );
}

/** The ruled cells at the foot of a sheet. The first one takes the room that is left. */
function TitleBlock({ cells }: { cells: readonly string[] }) {
  return (
    <div className="flex shrink-0 flex-wrap divide-x divide-line border-t border-line-strong font-mono text-xs whitespace-nowrap text-muted *:px-3 *:py-1.5 *:first:grow">
      {cells.map((cell, index) => (
        <span
          key={cell}
          className={index === 1 && cells.length > 2 ? 'hidden @sm:block' : undefined}
        >
          {cell}
        </span>
      ))}
    </div>
  );
}
