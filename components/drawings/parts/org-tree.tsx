/** The small org chart of the HRIS drawing: two managers, three peers, one of them marked. */
import type { Region } from '@/lib/platform/region/region';
import { Avatar, firstName } from './controls';
import { SAMPLES } from './samples';

export function OrgTree({ region }: { region: Region }) {
  const { director, manager, employee, colleagues } = SAMPLES[region];
  return (
    <div className="my-4 flex grow flex-col items-center justify-center">
      <Box name={director} job="Finance director" />
      <Stem />
      <Box name={manager} job="Head of payroll" />
      <svg aria-hidden className="draw-once h-6 w-full fill-none stroke-line-strong">
        <line x1="50%" x2="50%" y2="12" />
        <line x1="16.6%" x2="83.4%" y1="12" y2="12" />
        <line x1="16.6%" x2="16.6%" y1="12" y2="24" />
        <line x1="50%" x2="50%" y1="12" y2="24" />
        <line x1="83.4%" x2="83.4%" y1="12" y2="24" />
      </svg>
      <div className="grid w-full grid-cols-3 text-center text-xs *:flex *:flex-col *:items-center *:gap-1">
        {[colleagues[0], employee, colleagues[1]].map((name) => (
          <span key={name} className={name === employee ? 'font-semibold' : 'text-muted'}>
            <Avatar of={name} strong={name === employee} />
            {firstName(name)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Box({ name, job }: { name: string; job: string }) {
  return (
    <div className="w-44 border border-line-strong px-3 py-1.5 text-center">
      {name}
      <div className="text-xs text-muted">{job}</div>
    </div>
  );
}

function Stem() {
  return <div className="h-4 border-l border-line-strong" />;
}
