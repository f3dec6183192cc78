/** Cybersecurity: one incident by the clock, how much of the time for the notice was used, who still has access. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { firstName, Heading, Leader } from '../parts/controls';
import { FlowDown, type Station } from '../parts/flow';
import { Level } from '../parts/level';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

/** Minutes on a scale, as shares of it: the notice went out after `used`, and may take `allowed`. */
const clock = (used: number, allowed: number, scale: number) => ({
  share: used / scale,
  limit: allowed / scale,
});

const WORDS = {
  USA: {
    stations: (analyst: string): readonly Station[] => [
      { name: 'Admin login from a new place', fact: '2:14 am', tone: 'soft' },
      { name: `Taken by ${analyst}, approved here`, fact: '2:19' },
      { name: 'Account disabled', fact: '2:31' },
      { name: 'Customer told', fact: '2:52', tone: 'strong' },
      { name: 'Evidence filed, shift handed over', fact: '7:00' },
    ],
    notice: { name: 'Notice by contract', value: '38 of 60 min', ...clock(38, 60, 80) },
    left: 'Left Nov 13',
  },
  INDIA: {
    stations: (analyst: string): readonly Station[] => [
      { name: 'Admin login from a new place', fact: '02:14', tone: 'soft' },
      { name: `Taken by ${analyst}, approved here`, fact: '02:21' },
      { name: 'Account disabled, customer told', fact: '02:58' },
      { name: 'CERT-In form sent', fact: '05:24', tone: 'strong' },
      { name: 'Evidence filed, shift handed over', fact: '07:00' },
    ],
    notice: { name: 'Report to CERT-In', value: '3 h 10 of 6 h', ...clock(190, 360, 480) },
    left: 'Left 13 Nov',
  },
} as const;

export function Cybersecurity({ region, compact }: DrawingProps) {
  const { stations, notice, left } = WORDS[region];
  const { colleagues } = SAMPLES[region];
  const steps = stations(firstName(colleagues[3]));
  if (compact)
    return (
      <CompactSheet drawing="G3 · INCIDENT">
        <div className="space-y-4">
          <FlowDown stations={steps.slice(0, 4)} />
          <Level {...notice} tone="strong" />
        </div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G3 · INCIDENT" cells={['INC-0931', 'NIGHT SHIFT']} flush>
      <div className="space-y-5 p-4 @lg:p-6">
        <FlowDown stations={steps} />
        <Level {...notice} tone="strong" />
      </div>
      <div className="space-y-2 border-t border-line p-4 @lg:p-6">
        <Heading>Access of people who left</Heading>
        <Leader term={left} value="8 of 9 consoles closed" />
        <MarginNote>one has not confirmed</MarginNote>
      </div>
    </Sheet>
  );
}
