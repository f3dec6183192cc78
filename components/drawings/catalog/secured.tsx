/** Security and compliance: the log of one customer file on one day, with the attempt that was refused. */
import type { DrawingProps } from '../drawing-props';
import { Heading, Leaders, Tag } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const DAYS = {
  USA: {
    date: 'NOV 20',
    /** `who` is the number of a colleague, `role` the one under which the right was given. */
    entries: [
      { time: '9:02', what: 'Orders, complaint', who: 0, role: 'Service', result: 'read' },
      { time: '9:40', what: 'Bank account', who: 2, role: 'Finance', result: 'changed' },
      { time: '11:15', what: 'Export of 2,140 files', who: 1, role: 'Sales', result: 'refused' },
      { time: '2:20', what: 'This log', who: 3, role: 'Auditor', result: 'read' },
    ],
    /** What happened after the refused attempt. */
    after: {
      'Security officer told': '11:16 am',
      'Reason asked for': '11:31 am',
      'Closed, with the answer': '1:05 pm',
    },
  },
  INDIA: {
    date: '20 NOV',
    entries: [
      { time: '09:42', what: 'Orders, complaint', who: 0, role: 'Service', result: 'read' },
      { time: '10:10', what: 'PAN, bank account', who: 2, role: 'Finance', result: 'changed' },
      { time: '11:15', what: 'Export of 8,600 files', who: 1, role: 'Sales', result: 'refused' },
      { time: '15:20', what: 'This log', who: 3, role: 'Auditor', result: 'read' },
    ],
    after: {
      'CISO told': '11:16',
      'Reason asked for': '11:31',
      'Closed, with the answer': '13:05',
    },
  },
} as const;

export function Secured({ region, compact }: DrawingProps) {
  const { entries, after, date } = DAYS[region];
  const { colleagues } = SAMPLES[region];
  const log = (
    <div className="divide-y divide-line border-line border-y">
      {entries.map(({ time, what, who, role, result }) => (
        <div
          key={time}
          className={`grid grid-cols-[--spacing(11)_minmax(0,1fr)_auto] items-center gap-x-2 px-2 ${compact ? 'py-1.5' : 'py-2'} ${result === 'refused' ? 'bg-primarytheme text-theme' : ''}`}
        >
          <span className="font-mono text-xs">{time}</span>
          <span className="min-w-0">
            <span className="block truncate font-semibold leading-tight">{what}</span>
            {!compact && (
              <span
                className={`block truncate text-xs ${result === 'refused' ? '' : 'text-muted'}`}
              >
                {colleagues[who]}, {role}
              </span>
            )}
          </span>
          {result === 'refused' ? (
            <span className="border border-theme px-1.5 py-px font-mono text-xs">{result}</span>
          ) : (
            <Tag>{result}</Tag>
          )}
        </div>
      ))}
    </div>
  );
  if (compact)
    return (
      <CompactSheet drawing="J3 · ACCESS LOG">
        <Heading end={date}>File C-7731</Heading>
        <div className="mt-3">{log}</div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="J3 · ACCESS LOG" cells={['FILE C-7731', date]} flush>
      <div className="space-y-3 p-4 @lg:p-6">
        <Heading>Who opened what</Heading>
        {log}
      </div>
      <div className="space-y-2 border-line border-t p-4 @lg:p-6">
        <Heading>After the refusal</Heading>
        <Leaders of={after} />
      </div>
    </Sheet>
  );
}
