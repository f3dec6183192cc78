/** Continuous change: the 52 weeks of a year, each with the release that was kept, taken back or not made. */
import type { DrawingProps } from '../drawing-props';
import { Heading, Leader } from '../parts/controls';
import { CompactSheet, Sheet } from '../parts/sheet';
import { CELL } from '../parts/tones';

const WEEKS = 52;
/** A row of the drawing is a quarter. */
const QUARTER = 13;

const YEARS = {
  USA: {
    quarters: ['Jan', 'Apr', 'Jul', 'Oct'],
    /** Weeks without a release, weeks whose release was taken back, and the one that is told below. */
    none: [1, 27, 47, 48, 51, 52],
    back: [6, 14, 23, 31, 44],
    told: 18,
    change: 'The tenant picks the hour of a repair',
    measure: ['Second visits in a week', '31 → 19'],
    undone: 'Photo required with each request',
    undoneMeasure: ['Calls instead', '140 → 176'],
    place: '9,000 APARTMENTS',
  },
  INDIA: {
    quarters: ['Apr', 'Jul', 'Oct', 'Jan'],
    none: [1, 31, 32, 50, 51, 52],
    back: [6, 14, 23, 38, 44],
    told: 18,
    change: 'A label is printed before the sample is drawn',
    measure: ['Unlabelled tubes in a week', '47 → 12'],
    undone: 'OTP before every report',
    undoneMeasure: ['Calls about reports', '210 → 340'],
    place: '210 CENTRES',
  },
} as const;

type State = 'kept' | 'back' | 'none' | 'told';
const CELLS: Record<State, string> = {
  kept: CELL.soft,
  back: CELL.note,
  none: 'border border-line',
  told: CELL.strong,
};
const SIGNS: Record<State, string> = { kept: '', back: '↺', none: '', told: '' };

export function Transformation({ region, compact }: DrawingProps) {
  const year = YEARS[region];
  const { quarters, told, place } = year;
  const none: readonly number[] = year.none;
  const back: readonly number[] = year.back;
  const stateOf = (week: number): State => {
    if (week === told) return 'told';
    if (back.includes(week)) return 'back';
    return none.includes(week) ? 'none' : 'kept';
  };
  const grid = (
    <div className="space-y-1">
      {quarters.map((name, row) => (
        <div key={name} className="grid grid-cols-[--spacing(8)_1fr] items-center gap-x-2">
          <span className="font-mono text-muted text-xs">{name}</span>
          <span className="grid grid-cols-13 gap-0.5 @lg:gap-1">
            {Array.from({ length: QUARTER }, (_, column) => row * QUARTER + column + 1).map(
              (week) => {
                const state = stateOf(week);
                return (
                  <span
                    key={week}
                    className={`grid place-items-center font-mono text-xs leading-none ${compact ? 'h-7' : 'h-5 @lg:h-8'} ${CELLS[state]}`}
                  >
                    {state === 'told' ? week : SIGNS[state]}
                  </span>
                );
              },
            )}
          </span>
        </div>
      ))}
    </div>
  );
  const legend = (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <Key state="kept">{`kept ${WEEKS - none.length - back.length}`}</Key>
      <Key state="back">{`taken back ${back.length}`}</Key>
      <Key state="none">{`none ${none.length}`}</Key>
    </p>
  );
  if (compact)
    return (
      <CompactSheet drawing="J5 · 52 WEEKS">
        {grid}
        <div className="mt-3">{legend}</div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="J5 · 52 WEEKS" cells={[place, 'FIRST YEAR']} flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <Heading end="one cell a week">A year of releases</Heading>
        {grid}
        {legend}
      </div>
      <div className="grid gap-5 border-line border-t p-4 @md:grid-cols-2 @lg:p-6">
        <div className="space-y-2">
          <Heading>Week {told}, kept</Heading>
          <p>{year.change}</p>
          <Leader term={year.measure[0]} value={year.measure[1]} />
        </div>
        <div className="space-y-2">
          <Heading>Week {back[2]}, taken back</Heading>
          <p>{year.undone}</p>
          <Leader term={year.undoneMeasure[0]} value={year.undoneMeasure[1]} />
        </div>
      </div>
    </Sheet>
  );
}

function Key({ state, children }: { state: State; children: string }) {
  return (
    <span className="flex items-center gap-1.5 font-mono text-muted text-xs">
      <span className={`size-3 shrink-0 ${CELLS[state]}`} />
      {children}
    </span>
  );
}
