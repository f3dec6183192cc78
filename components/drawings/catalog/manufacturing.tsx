/** Manufacturing: the hour-by-hour board of a line, and the station that was empty in the first hour. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { firstName, Heading } from '../parts/controls';
import { FlowAcross } from '../parts/flow';
import { Register } from '../parts/register';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

/** Parts an hour: the line empties as many as it makes in the minutes for which press 3 stood. */
const BOARDS: Record<
  Region,
  { plan: number; made: readonly number[]; stood: string; why: string; day: string }
> = {
  USA: {
    plan: 60,
    made: [48, 60, 57, 60],
    stood: '12 min',
    why: 'press 3: training ended Nov 19',
    day: 'NOV 20',
  },
  INDIA: {
    plan: 45,
    made: [33, 45, 43, 45],
    stood: '16 min',
    why: 'press 3: training ended 19 Nov',
    day: '20 NOV',
  },
};

const HOURS = ['6–7', '7–8', '8–9', '9–10'];
const STATIONS = ['Weld', 'Wash', 'Fit', 'Pack'];

export function Manufacturing({ region, compact }: DrawingProps) {
  const { plan, made, stood, why, day } = BOARDS[region];
  const total = made.reduce((sum, each) => sum + each, 0);
  const planned = plan * made.length;
  const board = (
    <Register
      columns={['Hour', 'Plan', 'Made', 'Lost']}
      rows={[
        ...HOURS.map((hour, index) => {
          const parts = made[index] ?? plan;
          return {
            cells: [hour, plan, parts, plan - parts],
            tone: index === 0 ? ('danger' as const) : ('plain' as const),
          };
        }),
        { cells: ['6–10', planned, total, planned - total], tone: 'strong' as const },
      ]}
    />
  );
  if (compact)
    return (
      <CompactSheet drawing="G16 · LINE FOUR">
        {board}
        <MarginNote className="mt-3 justify-end">{why}</MarginNote>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G16 · LINE FOUR" cells={['EARLY SHIFT', day]} flush>
      <div className="p-4 @lg:p-6">
        {board}
        <MarginNote className="mt-3 justify-end">{why}</MarginNote>
      </div>
      <div className="space-y-4 border-t border-line p-4 @lg:p-6">
        <Heading>Stations at the start of the shift</Heading>
        <FlowAcross
          stations={[
            { name: 'Press 3', fact: stood, tone: 'note' },
            ...SAMPLES[region].colleagues.map((name, index) => ({
              name: STATIONS[index] ?? '',
              fact: firstName(name),
              tone: 'soft' as const,
            })),
          ]}
        />
      </div>
    </Sheet>
  );
}
