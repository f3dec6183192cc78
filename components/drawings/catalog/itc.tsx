/** IT consulting: who sits on the team, where the sprints stand, who holds the phone. */
import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props';
import { Avatar, firstName } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const ROLES = ['Lead', 'Backend', 'Frontend', 'Data', 'Test'];
const WEEKS = ['W44', 'W45', 'W46', 'W47', 'W48', 'W49'];

type Sprint = { name: string; state: 'done' | 'now' | 'next' };

/** Each takes two of the six weeks. */
const SPRINTS: Sprint[] = [
  { name: 'Sprint 7', state: 'done' },
  { name: 'Sprint 8', state: 'now' },
  { name: 'Sprint 9', state: 'next' },
];
const TODAY = 3.75;

const STATES = {
  done: 'border border-line-strong',
  now: 'bg-primarytheme text-theme',
  next: 'border border-dashed border-line-strong text-muted',
};

export function Itc({ region, compact }: DrawingProps) {
  const { employee, manager, colleagues } = SAMPLES[region];
  const team = [manager, colleagues[0], colleagues[2], employee];
  const timeline = (
    <div className="relative">
      <div className="grid grid-cols-6 divide-x divide-line border-x border-line font-mono text-xs text-muted *:px-1 *:pb-2">
        {WEEKS.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </div>
      <div className="grid grid-cols-6 gap-px font-mono text-xs">
        {SPRINTS.map(({ name, state }) => (
          <span key={name} className={`px-1.5 py-1 col-span-2 ${STATES[state]}`}>
            {name}
          </span>
        ))}
      </div>
      <Milestones compact={compact} />
    </div>
  );
  if (compact)
    return (
      <CompactSheet drawing="C3 · ITC">
        <div className="flex gap-1.5 pb-4">
          {team.map((name) => (
            <Avatar key={name} of={name} strong={name === manager} />
          ))}
          <Open />
        </div>
        {timeline}
      </CompactSheet>
    );
  return (
    <Sheet drawing="C3 · TEAM AND SPRINTS" cells={['WEEK 47']} flush>
      <div className="divide-y divide-line">
        <Band label="Seats">
          <div className="grid grid-cols-5 gap-2 text-center text-xs">
            {ROLES.map((role, index) => (
              <div key={role} className="flex flex-col items-center gap-1">
                {team[index] ? <Avatar of={team[index]} strong={index === 0} /> : <Open />}
                <span className="font-semibold">{team[index]?.split(' ')[0] ?? 'Open'}</span>
                <span className="text-muted">{role}</span>
              </div>
            ))}
          </div>
        </Band>
        <Band label="Sprints">{timeline}</Band>
        <Band label="On call">
          <div className="grid grid-cols-7 gap-px text-center font-mono text-xs *:py-1">
            {['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => (
              <span key={day} className="text-muted">
                {day}
              </span>
            ))}
            <span className="col-span-3 border border-line-strong">{firstName(colleagues[0])}</span>
            <span className="col-span-2 bg-secondarygradient1">{firstName(employee)}</span>
            <span className="col-span-2 border border-line-strong">{firstName(colleagues[2])}</span>
          </div>
          <div className="mt-2 font-mono text-xs text-note">
            ← 1 page this week, answered in 4 min
          </div>
        </Band>
      </div>
    </Sheet>
  );
}

function Band({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 p-4 @lg:grid-cols-[5rem_1fr] @lg:p-6">
      <div className="font-mono text-xs text-muted uppercase">{label}</div>
      <div>{children}</div>
    </div>
  );
}

/** A seat that nobody has yet. */
function Open() {
  return (
    <span className="grid size-6 place-items-center border border-dashed border-note text-note">
      +
    </span>
  );
}

const percent = (week: number) => `${((week / WEEKS.length) * 100).toFixed(1)}%`;

/** Releases under the sprints, and the line of today through everything. */
function Milestones({ compact }: { compact: boolean }) {
  const releases = [
    { name: '1.7', week: 2 },
    { name: '1.8', week: 4 },
    { name: '2.0', week: 5.2 },
  ];
  return (
    <svg aria-hidden className={`w-full overflow-visible ${compact ? 'h-12' : 'h-14'}`}>
      <line x1={percent(TODAY)} x2={percent(TODAY)} y1="-48" y2="38" className="stroke-note" />
      <text x={percent(TODAY)} y="52" textAnchor="middle" className="fill-note font-mono text-xs">
        today
      </text>
      {releases.map(({ name, week }) => (
        <svg aria-hidden key={name} x={percent(week)} y="16" overflow="visible">
          <path
            d="m0-6 6 6-6 6-6-6z"
            className={week < TODAY ? 'fill-line-strong' : 'fill-cardbg stroke-line-strong'}
          />
          <text x="10" y="4" className="fill-muted font-mono text-xs">
            {name}
          </text>
        </svg>
      ))}
    </svg>
  );
}
