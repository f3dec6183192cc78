/** The suite taken apart: six plates above the one record that carries them. */
import type { DrawingProps } from '../drawing-props';
import { Sheet } from '../parts/sheet';

const MODULES = [
  ['HCM', 'skills, plans'],
  ['PAY', 'pay, taxes'],
  ['ATS', 'applications'],
  ['DMS', 'papers, signatures'],
  ['HRMS', 'leave, time'],
  ['HRIS', 'job, place, history'],
] as const;

/** A plate seen from above one corner, ruled, with the leader to its label. */
const plate = (y: number) =>
  `m6 ${y} 61-26 61 26-61 26zm20-9 61 26m-40-34 61 26m-82 0 61-26m-40 34 61-26m20 9h12`;

/** Height of one layer in the drawing's own units; the labels' rows have the same share. */
const LAYER = 48;

export function Modules({ compact }: DrawingProps) {
  return (
    <Sheet
      drawing={compact ? 'B0 · EXPLODED' : 'B0 · EXPLODED VIEW'}
      cells={['REV 2026.11']}
      compact={compact}
    >
      <div
        className={`grid grid-rows-[minmax(0,1fr)] grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] @lg:grid-cols-[19rem_1fr] ${compact ? 'h-full py-1' : 'mb-4 h-104'}`}
      >
        <svg
          aria-hidden
          viewBox={`0 0 140 ${LAYER * 7}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible fill-cardbg stroke-line-strong *:[vector-effect:non-scaling-stroke]"
        >
          <path d="M6 312v10l61 26 61-26v-10" className="fill-primarytheme stroke-primarytheme" />
          <path d={plate(312)} className="fill-primarytheme stroke-theme" />
          {MODULES.map(([code], index) => (
            <path key={code} d={plate(LAYER * (MODULES.length - index) - LAYER / 2)} />
          ))}
          <path d="M6 24v288m122-288v288" strokeDasharray="3 3" className="stroke-note" />
        </svg>
        <div className="flex flex-col *:flex *:grow *:basis-0 *:items-center *:gap-x-2 *:pl-2">
          {MODULES.map(([code, holds]) => (
            <div key={code}>
              <span
                className={`font-display font-bold ${compact ? '' : 'w-12 text-base @lg:w-20 @lg:text-xl'}`}
              >
                {code}
              </span>
              {!compact && <span className="text-xs text-muted @lg:text-sm">{holds}</span>}
            </div>
          ))}
          <div>
            <span className="bg-primarytheme px-1.5 py-0.5 font-display font-bold text-theme">
              One record
            </span>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
