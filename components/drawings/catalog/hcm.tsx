/** HCM: who can do what, and who is ready for the next chair. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Callout } from '../parts/annotations';
import { firstName, Heading, initials } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const SKILLS: Record<Region, [string, string, string, string, string]> = {
  USA: ['Payroll', 'Tax', 'SQL', 'Audit', 'Lead'],
  INDIA: ['Payroll', 'TDS', 'SQL', 'Audit', 'Lead'],
};

/** Levels 0 to 4, one row a person, in the order of the skills. */
const LEVELS = [
  [4, 3, 2, 3, 1],
  [3, 4, 0, 2, 2],
  [2, 1, 4, 1, 0],
  [1, 2, 3, 0, 1],
];

export function Hcm({ region, compact }: DrawingProps) {
  const { employee, colleagues } = SAMPLES[region];
  const people = [employee, ...colleagues.slice(0, 3)];
  const shown = compact ? people.slice(0, 3) : people;
  const map = (
    <div className="space-y-2">
      <div className="ml-[27.2%] grid grid-cols-5 text-center text-xs text-muted">
        {SKILLS[region].map((skill) => (
          <span key={skill}>{skill}</span>
        ))}
      </div>
      {shown.map((person, row) => (
        <Person
          key={person}
          name={person}
          skills={SKILLS[region]}
          levels={LEVELS[row] ?? []}
          strong={row === 0}
          callout={row === 0 && !compact}
        />
      ))}
    </div>
  );
  if (compact)
    return (
      <CompactSheet drawing="B6 · HCM">
        <Heading>Skills, level 0 to 4</Heading>
        <div className="mt-3">{map}</div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="B6 · HCM" flush>
      <div className="space-y-4 p-4 @lg:p-6">
        <Heading end={<Callout n={2} />}>Skills, level 0 to 4</Heading>
        {map}
        <div className="flex items-center gap-2 border-l-2 border-note pl-2 font-mono text-xs text-note">
          <span className="grow">{SKILLS[region][3]}: one person at level 3. Train a second.</span>
          <Callout n={3} />
        </div>
      </div>
      <div className="border-t border-line p-4 @lg:p-6">
        <Heading end={<Callout n={4} />}>Next head of payroll</Heading>
        <Succession people={[SAMPLES[region].manager, employee, colleagues[0]]} />
      </div>
    </Sheet>
  );
}

type PersonProps = {
  name: string;
  skills: readonly string[];
  levels: number[];
  strong: boolean;
  callout: boolean;
};

/** One row: each level fills its cell from below, a quarter at a time. */
function Person({ name, skills, levels, strong, callout }: PersonProps) {
  return (
    <div className="grid grid-cols-[27.2%_1fr] items-center">
      <span className={`flex items-center gap-1.5 ${strong ? 'font-semibold' : ''}`}>
        {firstName(name)}
        {callout && <Callout n={1} />}
      </span>
      <svg
        aria-hidden
        className={`h-7 w-full ${strong ? 'fill-primarytheme' : 'fill-line-strong'}`}
      >
        {skills.map((skill, column) => (
          <rect
            key={skill}
            x={`${column * 20 + 1}%`}
            y={27 - (levels[column] ?? 0) * 6.5}
            width="18%"
            height={(levels[column] ?? 0) * 6.5}
          />
        ))}
        <g className="fill-none stroke-line">
          {skills.map((skill, column) => (
            <rect key={skill} x={`${column * 20 + 1}%`} y=".5" width="18%" height="26" />
          ))}
        </g>
      </svg>
    </div>
  );
}

const READY = ['in the chair', 'ready in 6 months', 'ready in 18 months'];

function Succession({ people }: { people: string[] }) {
  return (
    <div className="relative mt-4 grid grid-cols-3 gap-2 before:absolute before:top-4 before:right-[16.6%] before:left-[16.6%] before:border-t before:border-line-strong">
      {people.map((person, index) => (
        <div key={person} className="relative flex flex-col items-center gap-1 text-center">
          <span
            className={`grid size-8 place-items-center border font-mono text-xs ${index === 1 ? 'border-primarytheme bg-primarytheme text-theme' : 'border-line-strong bg-cardbg'}`}
          >
            {initials(person)}
          </span>
          <span className="font-semibold">{person}</span>
          <span className="flex flex-wrap items-center justify-center gap-1.5 text-xs text-muted">
            {READY[index]}
            {index > 0 && <Callout n={index + 4} />}
          </span>
        </div>
      ))}
    </div>
  );
}
