/** IT industry: who is on which project until when, and the open role that somebody free can fill. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { firstName, Heading } from '../parts/controls';
import { Register } from '../parts/register';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';
import { SpanChart } from '../parts/span-chart';

const WORDS = {
  USA: {
    marks: ['Nov 2', 'Nov 16', 'Nov 30', 'Dec 14'],
    today: 'today Nov 22',
    role: 'Event streams, from Nov 30',
    note: 'free since Nov 9, asked by nobody',
    /** When each of the two who could do it comes free, and what the third way asks for. */
    free: ['Nov 9', 'Dec 7'],
    outside: ['Recruiter', '$128 / h', 'Dec 14'],
  },
  INDIA: {
    marks: ['2 Nov', '16 Nov', '30 Nov', '14 Dec'],
    today: 'today 22 Nov',
    role: 'Event streams, from 30 Nov',
    note: 'free since 9 Nov, asked by nobody',
    free: ['9 Nov', '7 Dec'],
    outside: ['New hire', '90 days', 'Feb'],
  },
} as const;

/** Six weeks; the role begins with the fifth, and today is Sunday of the third. */
const WEEKS = 6;
const ROLE = { from: 4, to: WEEKS };
const TODAY = 20 / 7;

export function ItIndustry({ region, compact }: DrawingProps) {
  const { marks, today, role, note, free, outside } = WORDS[region];
  const [first = '', second = '', third = '', fourth = ''] =
    SAMPLES[region].colleagues.map(firstName);
  const plan = (
    <SpanChart
      length={WEEKS}
      marks={marks}
      now={TODAY}
      rows={[
        { name: 'Open role', spans: [{ ...ROLE, tone: 'danger' }] },
        {
          name: first,
          spans: [
            { from: 0, to: 0.7 },
            { from: 1, to: 3.7, tone: 'note' },
            { ...ROLE, tone: 'strong' },
          ],
        },
        { name: second, spans: [{ from: 0, to: WEEKS }] },
        {
          name: third,
          spans: [
            { from: 0, to: 3.7 },
            { from: 4, to: WEEKS, tone: 'soft' },
          ],
        },
        { name: fourth, spans: [{ from: 0, to: 4.7 }] },
      ]}
    />
  );
  if (compact) return <CompactSheet drawing="G14 · BENCH PLAN">{plan}</CompactSheet>;
  return (
    <Sheet drawing="G14 · BENCH PLAN" cells={['5 OF 212 ROWS', 'WEEK 47']} flush>
      <div className="space-y-3 p-4 @lg:p-6">
        <Heading end={<span className="normal-case text-note">{today}</span>}>
          Who is on a project
        </Heading>
        {plan}
        <div className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-xs text-muted">
          <Key tone="bg-line-strong">on a project</Key>
          <Key tone="bg-note">on the bench</Key>
          <Key tone="bg-secondarygradient1">on leave</Key>
          <Key tone="bg-primarytheme">proposed</Key>
        </div>
      </div>
      <div className="space-y-3 border-t border-line p-4 @lg:p-6">
        <Heading>{role}</Heading>
        <Register
          columns={['Who', 'Level', 'From']}
          rows={[
            { cells: [SAMPLES[region].colleagues[0], '3 of 4', free[0]], tone: 'strong' },
            { cells: [SAMPLES[region].colleagues[3], '1 of 4', free[1]] },
            { cells: outside },
          ]}
        />
        <MarginNote>{note}</MarginNote>
      </div>
    </Sheet>
  );
}

function Key({ tone, children }: { tone: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`h-2 w-4 ${tone}`} />
      {children}
    </span>
  );
}
