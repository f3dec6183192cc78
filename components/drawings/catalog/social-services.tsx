/** Social services: a day of visits, or a child's case, and what one visit fills. */
import type { DrawingProps } from '../drawing-props';
import { Remark } from '../parts/annotations';
import { Heading, Leaders } from '../parts/controls';
import { FlowDown } from '../parts/flow';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const VISITS = {
  USA: {
    cells: ['AIDE’S DAY', 'NOV 19'],
    /** One is strong: the visit that the right half is about. */
    stations: [
      { name: 'Client 114', fact: '8:00–10:00', tone: 'strong' },
      { name: 'Drive, 7 miles', fact: '18 min', tone: 'soft' },
      { name: 'Client 127', fact: '10:18–12:18' },
      { name: 'Drive, 5 miles', fact: '14 min', tone: 'soft' },
      { name: 'Client 131', fact: '2:05–?', tone: 'danger' },
    ],
    fills: { 'EVV elements': '6 of 6', 'Care plan': '4 tasks', 'Claim units': '8', Pay: '2.00 h' },
    missing: 'No clock-out at client 131: claim held',
  },
  INDIA: {
    cells: ['CWC 214/26', '17 NOV'],
    stations: [
      { name: 'Found at the station', fact: '3 Nov' },
      { name: 'Before the Committee', fact: '4 Nov' },
      { name: 'Home visit, Medak', fact: '9 Nov', tone: 'strong' },
      { name: 'Report, Form 22', fact: 'due 19 Nov', tone: 'danger' },
      { name: 'Care plan, Form 7', tone: 'faint' },
    ],
    fills: {
      'Form 22': '11 of 14',
      'Case file': '2 pages',
      'Donor, quarter 3': '1 visit',
      'Bus fare': '₹186',
    },
    missing: 'School letter missing, two days left',
  },
} as const;

export function SocialServices({ region, compact }: DrawingProps) {
  const { cells, stations, fills, missing } = VISITS[region];
  if (compact)
    return (
      <CompactSheet drawing="G10 · VISITS">
        <FlowDown stations={stations} />
      </CompactSheet>
    );
  return (
    <Sheet drawing="G10 · VISITS" cells={cells} flush>
      <div className="grid @md:grid-cols-2 *:space-y-4 *:p-4 @lg:*:p-6">
        <div>
          <Heading>{SAMPLES[region].colleagues[2]}</Heading>
          <FlowDown stations={stations} />
        </div>
        <div className="border-line border-t @md:border-t-0 @md:border-l">
          <Heading>One visit fills</Heading>
          <Leaders of={fills} />
          <Remark>{missing}</Remark>
        </div>
      </div>
    </Sheet>
  );
}
