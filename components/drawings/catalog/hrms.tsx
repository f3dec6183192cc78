/** HRMS: a month of leave for one team, a request that waits, and the balances behind it. */
import type { DrawingProps } from '../drawing-props';
import { Callout } from '../parts/annotations';
import { Avatar, Bar, Heading, Tag } from '../parts/controls';
import { LeaveMonth } from '../parts/leave-month';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const LEAVE = {
  USA: {
    ask: 'Nov 17–19 · 3 days PTO',
    balances: [
      { kind: 'PTO', left: 9, of: 18 },
      { kind: 'Sick', left: 5, of: 6 },
      { kind: 'FMLA, weeks', left: 12, of: 12 },
    ],
  },
  INDIA: {
    ask: '17–19 Nov · 3 days earned leave',
    balances: [
      { kind: 'Earned', left: 9, of: 18 },
      { kind: 'Casual', left: 5, of: 8 },
      { kind: 'Sick', left: 10, of: 12 },
    ],
  },
} as const;

export function Hrms({ region, compact }: DrawingProps) {
  const { employee } = SAMPLES[region];
  const leave = LEAVE[region];
  if (compact)
    return (
      <CompactSheet drawing="B2 · HRMS">
        <LeaveMonth region={region} compact />
      </CompactSheet>
    );
  return (
    <Sheet drawing="B2 · HRMS" flush>
      <div className="grid @xl:grid-cols-[1.6fr_1fr]">
        <div className="p-4 @lg:p-6">
          <LeaveMonth region={region} />
        </div>
        <div className="grid content-between gap-5 border-t border-line p-4 @lg:p-6 @xl:border-t-0 @xl:border-l">
          <div className="space-y-3">
            <Heading end={<Callout n={4} />}>Request</Heading>
            <div className="flex items-center gap-2 font-semibold">
              <Avatar of={employee} />
              {employee}
            </div>
            <div>{leave.ask}</div>
            <div className="flex items-center justify-between gap-2 border-l-2 border-success pl-2 text-success">
              No clash. 9 days left.
              <Callout n={5} />
            </div>
            <div className="flex gap-2">
              <Tag tone="strong">Approve</Tag>
              <Tag>Ask</Tag>
            </div>
          </div>
          <div className="space-y-3">
            <Heading end={<Callout n={6} />}>Balances</Heading>
            {leave.balances.map(({ kind, left, of }) => (
              <div key={kind} className="space-y-1">
                <div className="flex justify-between">
                  {kind}
                  <span className="font-mono text-xs">
                    {left} of {of}
                  </span>
                </div>
                <Bar share={left / of} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Sheet>
  );
}
