/** Finance and insurance: the limits on each other, the loan on its limit, and its trail. */
import type { DrawingProps } from '../drawing-props';
import { Remark } from '../parts/annotations';
import { Heading } from '../parts/controls';
import { Layers } from '../parts/layers';
import { Register } from '../parts/register';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const LOANS = {
  USA: {
    /** Highest first: who, and up to which amount. The loan lies on the third. */
    limits: [
      ['Board committee', 'above'],
      ['Chief credit officer', '$2,000,000'],
      ['Senior lender', '$640,000 of $750,000'],
      ['Loan officer', '$150,000'],
    ],
    heading: 'Who may approve how much',
    times: ['Nov 16', 'Nov 17', 'Nov 18'],
    /** What the third step is called when it is tried, and when it is done. */
    last: ['Approve', 'Approved'],
  },
  INDIA: {
    limits: [
      ['Management committee', 'above'],
      ['Zonal credit committee', '₹5 crore'],
      ['Regional head', '₹64 lakh of ₹1 crore'],
      ['Branch head', '₹25 lakh'],
    ],
    heading: 'Who may sanction how much',
    times: ['16 Nov', '17 Nov', '18 Nov'],
    last: ['Sanction', 'Sanctioned'],
  },
} as const;

export function FinanceInsurance({ region, compact }: DrawingProps) {
  const { colleagues, manager } = SAMPLES[region];
  const { limits, heading, times, last } = LOANS[region];
  const ladder = (
    <Layers
      layers={limits.map(([name, fact], index) => ({
        name,
        fact,
        tone: index === 2 ? 'strong' : 'plain',
      }))}
    />
  );
  if (compact)
    return (
      <CompactSheet drawing="G7 · LIMITS">
        <Heading>Loan 2291</Heading>
        <div className="mt-3">{ladder}</div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="G7 · LIMITS" cells={['LOAN 2291', 'WEEK 47']} flush>
      <div className="space-y-3 p-4 @lg:p-6">
        <Heading>{heading}</Heading>
        {ladder}
      </div>
      <div className="space-y-3 border-line border-t p-4 @lg:p-6">
        <Register
          columns={['Step', 'Who', 'When']}
          rows={[
            { cells: ['Entered', short(colleagues[0]), times[0]] },
            { cells: ['Checked', short(colleagues[1]), times[1]] },
            { cells: [last[0], short(colleagues[0]), 'refused'], tone: 'danger' },
            { cells: [last[1], short(manager), times[2]] },
          ]}
        />
        <Remark>Refused: she had entered the loan herself</Remark>
      </div>
    </Sheet>
  );
}

/** 'E. Ruiz' */
const short = (name: string) => name.replace(/^(\w)\w*/, '$1.');
