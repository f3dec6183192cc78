/** Telecommunications: a day's usage records from network to bill, and those that no rule could rate. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading, Leader } from '../parts/controls';
import { FlowAcross, type Station } from '../parts/flow';
import { Register } from '../parts/register';
import { CompactSheet, Sheet } from '../parts/sheet';

const WORDS = {
  USA: {
    unit: 'Nov 20, thousand records',
    /** Records in the network and collected, then rated and billed, in that unit. */
    counts: ['26,410', '26,386'],
    waiting: '24,000',
    reasons: [
      ['Tariff 17, 5G roaming', '22,400', 'Sep 14'],
      ['New number range', '1,600', 'Nov 2'],
    ],
    value: '$3,360',
  },
  INDIA: {
    unit: '20 Nov, lakh records',
    counts: ['2,864.0', '2,861.6'],
    waiting: '2,40,000',
    reasons: [
      ['Tariff 17, 5G roaming', '2,24,000', '6 Nov'],
      ['New number series', '16,000', '12 Nov'],
    ],
    value: '₹72,000',
  },
} as const;

export function Telecommunications({ region, compact }: DrawingProps) {
  const { unit, counts, waiting, reasons, value } = WORDS[region];
  const stations: Station[] = [
    { name: 'Network', fact: counts[0], tone: 'soft' },
    { name: 'Collected', fact: counts[0], tone: 'soft' },
    { name: 'Rated', fact: counts[1], tone: 'danger' },
    { name: 'Billed', fact: counts[1], tone: 'soft' },
  ];
  const way = (
    <div className="space-y-4">
      <Heading>{unit}</Heading>
      <FlowAcross stations={stations} />
    </div>
  );
  if (compact)
    return (
      <CompactSheet drawing="G25 · RECORDS">
        {way}
        <div className="mt-5 space-y-1">
          <Leader term="Without a rule" value={waiting} />
          <MarginNote className="justify-end">{value} a day</MarginNote>
        </div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G25 · RECORDS TO BILL" cells={['30 TARIFFS', 'WEEK 47']} flush>
      <div className="p-4 @lg:p-6">{way}</div>
      <div className="space-y-3 border-t border-line p-4 @lg:p-6">
        <Heading>Waiting for a rule</Heading>
        <Register
          columns={['Reason', 'Records', 'Since']}
          rows={[
            { cells: reasons[0] ?? [], tone: 'strong' },
            { cells: reasons[1] ?? [] },
            { cells: ['Together', waiting, ''] },
          ]}
        />
        <MarginNote>{value} a day that no bill shows</MarginNote>
      </div>
    </Sheet>
  );
}
