/** After: the same change on the same axis, so short that it needs an enlarged detail. */

import type { DrawingProps } from '../drawing-props';
import { Dimension } from '../parts/annotations';
import { Request } from '../parts/request';

type Step = { day: string; name: string; what: string; strong?: boolean };

const STEPS: Step[] = [
  { day: 'Mon', name: 'Specify', what: 'HR edits one rule, in words' },
  { day: 'Tue', name: 'Generate', what: 'code, script, table, 12 tests' },
  { day: 'Wed', name: 'Review', what: 'a developer reads the difference', strong: true },
  { day: 'Thu', name: 'Live', what: 'same pipeline, one button back' },
];

export function After({ compact }: DrawingProps) {
  return (
    <Request drawing="D2 · AFTER" compact={compact}>
      <Axis compact={compact} />
      <div
        className={`flex grow flex-col divide-y divide-line border border-primarytheme ${compact ? '-mt-2' : '-mt-4'}`}
      >
        {STEPS.map(({ day, name, what, strong }) => (
          <div
            key={day}
            className={`flex grow items-center gap-3 px-3 ${strong ? 'bg-primarytheme text-theme' : ''}`}
          >
            <span className="w-8 shrink-0 font-mono text-xs">{day}</span>
            <span className="w-17 shrink-0 font-semibold">{name}</span>
            {!compact && <span className="text-xs @lg:text-sm">{what}</span>}
          </div>
        ))}
      </div>
      {!compact && <Dimension label="4 days, detail A" />}
    </Request>
  );
}

/** Fourteen weeks of which half a week is used; two lines lead to the enlarged detail. */
function Axis({ compact }: { compact: boolean }) {
  return (
    <svg aria-hidden className={`w-full shrink-0 ${compact ? 'h-10' : 'h-24'}`}>
      <line x1="0" x2="100%" y1="16" y2="16" className="stroke-line-strong" />
      <line x1=".5" x2=".5" y1="10" y2="22" className="stroke-line-strong" />
      <line x1="100%" x2="100%" y1="10" y2="22" className="stroke-line-strong" />
      <rect y="11" width="4.5%" height="10" className="fill-primarytheme" />
      <g className="stroke-primarytheme" strokeDasharray="3 3">
        <line x1=".5" x2=".5" y1="22" y2="100%" />
        <line x1="4.5%" x2="100%" y1="22" y2="100%" />
      </g>
      {!compact && (
        <text x="100%" y="36" textAnchor="end" className="fill-muted font-mono text-xs">
          week 14
        </text>
      )}
    </svg>
  );
}
