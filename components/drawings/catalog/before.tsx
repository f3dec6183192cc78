/** Before: one small change goes through seven hand-offs and mostly waits. */

import type { DrawingProps } from '../drawing-props';
import { Dimension } from '../parts/annotations';
import { Request } from '../parts/request';

type Stop = { who: string; from: number; to: number };

/** Who holds the request, from and to which week. In between it lies in an in-tray. */
const STOPS: Stop[] = [
  { who: 'HR asks', from: 0, to: 0.3 },
  { who: 'Analyst', from: 1.8, to: 2.6 },
  { who: 'Architect', from: 4, to: 4.4 },
  { who: 'Developer', from: 6, to: 7.6 },
  { who: 'Tester', from: 8.8, to: 9.5 },
  { who: 'Developer', from: 10.4, to: 11 },
  { who: 'Board', from: 12.4, to: 12.6 },
  { who: 'Operations', from: 13.7, to: 14 },
];
const WEEKS = 14;

const x = (week: number) => `${((week / WEEKS) * 100).toFixed(1)}%`;
const y = (row: number) => `${(((row + 0.5) / STOPS.length) * 100).toFixed(1)}%`;

export function Before({ compact }: DrawingProps) {
  return (
    <Request drawing="D1 · BEFORE" compact={compact}>
      <div className={`grid grid-cols-[--spacing(22)_1fr] ${compact ? 'h-30' : 'grow'}`}>
        <div className="flex flex-col *:flex *:grow *:items-center">
          {STOPS.map(({ who, from }) => (
            <span key={from} className={compact ? 'text-xs leading-none' : ''}>
              {who}
            </span>
          ))}
        </div>
        <svg aria-hidden className="size-full border-x border-line">
          <g className="stroke-line">
            {[2, 4, 6, 8, 10, 12].map((week) => (
              <line key={week} x1={x(week)} x2={x(week)} y2="100%" />
            ))}
          </g>
          <g className="stroke-note" strokeDasharray="2 3">
            {STOPS.slice(1).map(({ from }, row) => (
              <g key={from}>
                <line x1={x(STOPS[row]?.to ?? 0)} x2={x(from)} y1={y(row)} y2={y(row)} />
                <line x1={x(from)} x2={x(from)} y1={y(row)} y2={y(row + 1)} />
              </g>
            ))}
          </g>
          <g className="stroke-line-strong" strokeWidth={compact ? 7 : 10}>
            {STOPS.map(({ from, to }, row) => (
              <line key={from} x1={x(from)} x2={x(to)} y1={y(row)} y2={y(row)} />
            ))}
          </g>
        </svg>
      </div>
      <div className="pl-22">
        <Dimension label={compact ? '14 weeks' : '14 weeks, 9 waiting'} />
      </div>
    </Request>
  );
}
