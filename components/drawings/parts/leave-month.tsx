/** The calendar of the HRMS drawing: November 2026, which starts on a Sunday. */
import type { Region } from '@/lib/platform/region/region';
import { Callout } from './annotations';
import { firstName } from './controls';
import { SAMPLES } from './samples';

type Entry = { span: string; label: string; tone: keyof typeof TONES };

const TONES = {
  leave: 'bg-secondarygradient1 text-cardtext tracking-tight',
  pending: 'border border-dashed border-note text-note tracking-tight',
  // The name of a feast is longer than that of a colleague.
  holiday: 'bg-line-strong text-cardbg font-sans tracking-tighter',
};

/** A day too narrow for its name; the legend explains it. */
const UNNAMED = '\u00a0';

const HOLIDAYS: Record<Region, [second: Entry[], fourth: Entry[]]> = {
  USA: [
    [{ span: 'col-start-4', label: UNNAMED, tone: 'holiday' }],
    [{ span: 'col-start-5 col-end-7', label: 'Thanksgiving', tone: 'holiday' }],
  ],
  INDIA: [
    [{ span: 'col-start-1 col-end-3', label: 'Diwali', tone: 'holiday' }],
    [{ span: 'col-start-3', label: UNNAMED, tone: 'holiday' }],
  ],
};

const MONTH = Array.from({ length: 30 }, (_, index) => index + 1);

type WeekOf = { from: number; entries: Entry[] };

/** What each week holds; `span` places it on the seven columns. */
function weeks(region: Region): WeekOf[] {
  const { employee, colleagues } = SAMPLES[region];
  const leave = (span: string, name: string): Entry => ({
    span,
    label: firstName(name),
    tone: 'leave',
  });
  const [second, fourth] = HOLIDAYS[region];
  return [
    { from: 1, entries: [leave('col-start-3 col-end-6', colleagues[1])] },
    { from: 8, entries: [...second, leave('col-start-5 col-end-7', colleagues[0])] },
    {
      from: 15,
      entries: [{ span: 'col-start-3 col-end-6', label: firstName(employee), tone: 'pending' }],
    },
    { from: 22, entries: [leave('col-start-2', colleagues[2]), ...fourth] },
    { from: 29, entries: [] },
  ];
}

export function LeaveMonth({ region, compact = false }: { region: Region; compact?: boolean }) {
  return (
    <>
      <div className="flex items-center justify-between font-display text-lg leading-none font-bold">
        November 2026
        {!compact && <Callout n={1} />}
      </div>
      <div
        className={`mt-3 font-mono text-xs text-muted *:grid *:grid-cols-7 *:content-start *:gap-x-px ${compact ? '*:min-h-7' : '*:min-h-13'}`}
      >
        <div className="min-h-5!">
          {['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'].map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        {weeks(region).map(({ from, entries }) => (
          <div key={from} className="border-t border-line pt-0.5">
            {!compact && <Days from={from} />}
            {entries
              .filter(({ label }) => !compact || label !== UNNAMED)
              .map(({ span, label, tone }) => (
                <span
                  key={label}
                  className={`row-start-2 mt-1 truncate p-0.5 ${span} ${TONES[tone]}`}
                >
                  {label}
                </span>
              ))}
            {from === 29 && !compact && <Legend />}
          </div>
        ))}
      </div>
    </>
  );
}

function Days({ from }: { from: number }) {
  const days = MONTH.slice(from - 1, from + 6);
  return days.map((day) => <span key={day}>{day}</span>);
}

/** In the days that November does not have. */
function Legend() {
  return (
    <span className="col-start-3 col-end-8 row-start-1 flex items-center justify-end gap-3 pt-2">
      <span className="flex items-center gap-1.5 text-note">
        <span className="size-3 border border-dashed border-note" />
        asked <Callout n={2} />
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 bg-line-strong" />
        holiday <Callout n={3} />
      </span>
    </span>
  );
}
