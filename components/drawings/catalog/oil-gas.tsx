/** Oil and gas: who may board for a hitch of fourteen days, and what the flight and the platform can take. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading, Leader, Tag } from '../parts/controls';
import { Level } from '../parts/level';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const FLIGHTS = {
  USA: {
    from: 'PORT FOURCHON',
    hitch: 'Nov 25 to Dec 9',
    /** Until when each survival course counts; the last one ends within the hitch. */
    courses: ['Mar 2028', 'Aug 2027', 'May 2029', 'Dec 2'],
    found: 'found on Nov 11',
    payload: { value: '2,590 of 2,700 lb', share: 2590 / 2700 },
  },
  INDIA: {
    from: 'JUHU',
    hitch: '25 Nov to 9 Dec',
    courses: ['Mar 2028', 'Aug 2027', 'May 2029', '2 Dec'],
    found: 'found on 11 Nov',
    payload: { value: '1,140 of 1,225 kg', share: 1140 / 1225 },
  },
} as const;

export function OilGas({ region, compact }: DrawingProps) {
  const { from, hitch, courses, found, payload } = FLIGHTS[region];
  const list = (
    <div className={compact ? 'space-y-1.5' : 'space-y-3'}>
      <Heading>Survival course until</Heading>
      {SAMPLES[region].colleagues.map((name, index) => {
        const refused = index === courses.length - 1;
        return (
          <Leader
            key={name}
            term={name}
            value={
              <span className={refused ? 'font-semibold text-danger' : ''}>{courses[index]}</span>
            }
          />
        );
      })}
      <MarginNote className="justify-end">
        {compact ? found : `ends in the hitch, ${found}`}
      </MarginNote>
    </div>
  );
  if (compact) return <CompactSheet drawing="G19 · CREW CHANGE">{list}</CompactSheet>;
  return (
    <Sheet drawing="G19 · CREW CHANGE" cells={[from, 'FLIGHT 2']} flush>
      <div className="p-4 @lg:p-6">
        <div className="mb-5 flex items-center justify-between gap-3">
          <span className="font-bold font-display text-lg leading-tight">Hitch {hitch}</span>
          <Tag tone="strong">Seat 12 offered</Tag>
        </div>
        {list}
      </div>
      <div className="space-y-4 border-t border-line p-4 @lg:p-6">
        <Level name="Seats" value="11 of 12" share={11 / 12} limit={1} />
        <Level name="Payload" value={payload.value} share={payload.share} limit={1} tone="strong" />
        <Level name="Beds on board tonight" value="119 of 120" share={119 / 120} limit={1} />
      </div>
    </Sheet>
  );
}
