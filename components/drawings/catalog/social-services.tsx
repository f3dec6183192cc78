/** Social services: a day of visits, or a child's case, and what one visit fills. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Heading, Leader } from '../parts/controls';
import { FlowDown, type Station } from '../parts/flow';
import { SAMPLES } from '../parts/samples';
import { Sheet } from '../parts/sheet';

type Visits = {
  cells: string[];
  heading: string;
  /** One is strong: the visit that the right half is about. */
  stations: readonly Station[];
  fills: readonly (readonly [paper: string, worth: string])[];
  missing: string;
};

const VISITS: Record<Region, Visits> = {
  USA: {
    cells: ['AIDE’S DAY', 'NOV 19'],
    heading: 'One visit fills',
    stations: [
      { name: 'Client 114', fact: '8:00–10:00', tone: 'strong' },
      { name: 'Drive, 7 miles', fact: '18 min', tone: 'soft' },
      { name: 'Client 127', fact: '10:18–12:18' },
      { name: 'Drive, 5 miles', fact: '14 min', tone: 'soft' },
      { name: 'Client 131', fact: '2:05–?', tone: 'danger' },
    ],
    fills: [
      ['EVV elements', '6 of 6'],
      ['Care plan', '4 tasks'],
      ['Claim units', '8'],
      ['Pay', '2.00 h'],
    ],
    missing: 'No clock-out at client 131: claim held',
  },
  INDIA: {
    cells: ['CWC 214/26', '17 NOV'],
    heading: 'One visit fills',
    stations: [
      { name: 'Found at the station', fact: '3 Nov' },
      { name: 'Before the Committee', fact: '4 Nov' },
      { name: 'Home visit, Medak', fact: '9 Nov', tone: 'strong' },
      { name: 'Report, Form 22', fact: 'due 19 Nov', tone: 'danger' },
      { name: 'Care plan, Form 7', tone: 'faint' },
    ],
    fills: [
      ['Form 22', '11 of 14'],
      ['Case file', '2 pages'],
      ['Donor, quarter 3', '1 visit'],
      ['Bus fare', '₹186'],
    ],
    missing: 'School letter missing, two days left',
  },
};

export function SocialServices({ region, compact }: DrawingProps) {
  const { cells, heading, stations, fills, missing } = VISITS[region];
  if (compact)
    return (
      <Sheet drawing="G10 · VISITS" compact>
        <FlowDown stations={stations} />
      </Sheet>
    );
  return (
    <Sheet drawing="G10 · VISITS" cells={cells} flush>
      <div className="grid @md:grid-cols-2 *:space-y-4 *:p-4 @lg:*:p-6">
        <div>
          <Heading>{SAMPLES[region].colleagues[2]}</Heading>
          <FlowDown stations={stations} />
        </div>
        <div className="border-line border-t @md:border-t-0 @md:border-l">
          <Heading>{heading}</Heading>
          {fills.map(([paper, worth]) => (
            <Leader key={paper} term={paper} value={worth} />
          ))}
          <p className="border-note border-l-2 pl-2 font-mono text-note text-xs">{missing}</p>
        </div>
      </div>
    </Sheet>
  );
}
