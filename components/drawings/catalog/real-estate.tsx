/** Real estate: the file of one sale, the step that holds it up, and how its commission is divided. */
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading } from '../parts/controls';
import { FlowDown, type Station } from '../parts/flow';
import { Layers } from '../parts/layers';
import { Level } from '../parts/level';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

type Deal = {
  steps: readonly Station[];
  title: string;
  commission: string;
  /** Who gets how much; one of them is the colleague whose deal it is. */
  shares: Readonly<Record<string, string>>;
  /** How far a limit is used up. */
  used: { name: string; value: string; share: number; limit: number };
  held: string;
  cells: string[];
};

function deal(region: Region): Deal {
  const [agent] = SAMPLES[region].colleagues;
  return region === 'USA'
    ? {
        title: 'Sale at $640,000',
        steps: [
          { name: 'Buyer agreement', fact: 'Oct 28', tone: 'soft' },
          { name: 'Offer accepted', fact: 'Nov 6', tone: 'soft' },
          { name: 'Earnest money in trust', fact: 'Nov 9', tone: 'soft' },
          { name: 'Inspection', fact: 'Nov 16', tone: 'soft' },
          { name: 'Appraisal', fact: 'due Nov 20', tone: 'danger' },
          { name: 'Closing Disclosure', fact: 'by Tue, Dec 8', tone: 'note' },
          { name: 'Closing', fact: 'Fri, Dec 11', tone: 'faint' },
        ],
        commission: 'Commission, $16,000',
        shares: { [agent]: '$8,960', Brokerage: '$3,840', 'Referring broker': '$3,200' },
        used: { name: 'Cap of $18,000, paid in', value: '$15,360', share: 0.85, limit: 1 },
        held: 'paid after closing; the referral agreement is on file',
        cells: ['FILE 1187', 'NOV 22, 2026'],
      }
    : {
        title: 'Flat B-1204 at ₹96,00,000',
        steps: [
          { name: 'Site visit logged', fact: '28 Sep', tone: 'soft' },
          { name: 'KYC and PAN', fact: '9 Oct', tone: 'soft' },
          { name: 'Booking, ₹9,00,000', fact: '12 Oct', tone: 'soft' },
          { name: 'Agreement registered', fact: 'open', tone: 'danger' },
          { name: 'Slab 5 demand', fact: 'held', tone: 'note' },
          { name: 'TDS, Form 141', fact: 'with demand', tone: 'faint' },
          { name: 'Possession', fact: 'Dec 2027', tone: 'faint' },
        ],
        commission: 'Brokerage, ₹1,92,000',
        shares: { 'Channel partner': '₹1,34,400', [agent]: '₹38,400', 'Team lead': '₹19,200' },
        used: { name: 'Received, limit ₹9,60,000', value: '₹9,00,000', share: 0.47, limit: 0.5 },
        held: 'partner’s RERA number checked on 12 Oct',
        cells: ['BOOKING 1187', '22 NOV 2026'],
      };
}

export function RealEstate({ region, compact }: DrawingProps) {
  const { steps, title, commission, shares, used, held, cells } = deal(region);
  const [agent] = SAMPLES[region].colleagues;
  if (compact)
    return (
      <CompactSheet drawing="G21 · DEAL FILE">
        <FlowDown stations={steps.slice(1, 6)} />
      </CompactSheet>
    );
  return (
    <Sheet drawing="G21 · DEAL FILE" cells={cells} flush>
      <div className="grid @md:grid-cols-[1.2fr_1fr]">
        <div className="space-y-4 p-4 @lg:p-6">
          <Heading>{title}</Heading>
          <FlowDown stations={steps} />
        </div>
        <div className="space-y-4 border-line border-t p-4 @md:border-t-0 @md:border-l @lg:p-6">
          <Heading>{commission}</Heading>
          <Layers
            layers={Object.entries(shares).map(([who, amount]) => ({
              name: who,
              fact: amount,
              tone: who === agent ? 'strong' : 'plain',
            }))}
          />
          <MarginNote>{held}</MarginNote>
          <Level {...used} tone="note" />
        </div>
      </div>
    </Sheet>
  );
}
