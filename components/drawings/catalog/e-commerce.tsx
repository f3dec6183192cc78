/** E-commerce: the night count of three systems, and the returns on which they disagree, one by one. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading } from '../parts/controls';
import { type Layer, Layers } from '../parts/layers';
import { Register } from '../parts/register';
import { CompactSheet, Sheet } from '../parts/sheet';

/** Orders and parcels of one night, which every system counts alike. */
const AGREED = ['1,231', '1,204'];
/** Returns of the night: alike everywhere, sent back but not here, here but not booked, on the way. */
const [ALIKE, MISSING, UNBOOKED, UNDERWAY] = [174, 5, 2, 1];
const ALL = ALIKE + MISSING + UNBOOKED + UNDERWAY;
const SENT = ALIKE + MISSING;
const HERE = ALIKE + UNBOOKED;

const NIGHTS = {
  USA: {
    columns: ['Count', 'Shop', 'Dock', 'Card'],
    before: ['Orders paid', 'Shipped'],
    returns: 'Returned',
    /** What each system counts of the returns. */
    counts: [ALL, HERE, SENT],
    missing: 'Refunded, no parcel on the dock',
    unbooked: 'On the dock, refund still open',
    claim: '5 × $42.00 = $210.00: ask the carrier today',
    cells: ['NIGHT COUNT', 'NOV 21, 2 AM'],
  },
  INDIA: {
    columns: ['Count', 'Shop', 'Courier', 'Gate'],
    before: ['Orders', 'Dispatched'],
    returns: 'RTO',
    counts: [ALL, SENT, HERE],
    missing: 'Handed over, says the courier',
    unbooked: 'At the gate, without a scan',
    claim: '5 × ₹650 = ₹3,250: claim before the window closes',
    cells: ['NIGHT COUNT', '21 NOV, 02:00'],
  },
} as const;

export function ECommerce({ region, compact }: DrawingProps) {
  const night = NIGHTS[region];
  const returned = { cells: [night.returns, ...night.counts.map(String)], tone: 'danger' as const };
  const register = (
    <Register
      columns={night.columns}
      rows={[
        ...night.before.map((name, index) => ({ cells: [name, ...Array(3).fill(AGREED[index])] })),
        returned,
      ]}
    />
  );
  const parcels: Layer[] = [
    { name: 'Same in all three', fact: String(ALIKE), tone: 'soft' },
    { name: night.missing, fact: String(MISSING), tone: 'strong' },
    { name: night.unbooked, fact: String(UNBOOKED) },
    { name: 'On the way', fact: String(UNDERWAY), tone: 'faint' },
  ];
  if (compact)
    return (
      <CompactSheet drawing="G4 · NIGHT COUNT">
        {register}
        <div className="mt-3">
          <Layers layers={parcels.slice(0, 2)} />
        </div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G4 · RETURNS" cells={night.cells} flush>
      <div className="p-4 @lg:p-6">{register}</div>
      <div className="space-y-3 border-line border-t p-4 @lg:p-6">
        <Heading end={String(ALL)}>The last row, parcel by parcel</Heading>
        <Layers layers={parcels} />
        <MarginNote>{night.claim}</MarginNote>
      </div>
    </Sheet>
  );
}
