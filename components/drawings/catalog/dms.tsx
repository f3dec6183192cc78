/** DMS: a contract on top of its older versions, the version rail, two signatures. */
import type { DrawingProps } from '../drawing-props';
import { Callout } from '../parts/annotations';
import { type Contract, ContractPage } from '../parts/contract-page';
import { Heading } from '../parts/controls';
import { SAMPLES } from '../parts/samples';
import { CompactSheet, Sheet } from '../parts/sheet';

const CONTRACTS = {
  USA: {
    title: 'Employment agreement',
    party: 'between Granite Quay Freight, Inc. and Dana Whitfield, Boston, Massachusetts.',
    // American agreements seldom have a notice period.
    clause: {
      name: 'Paid vacation',
      before: '4. Vacation. The employee earns',
      after: ' of paid vacation a year.',
    },
    change: ['two', 'three'],
    /** Of the versions, newest first. */
    dates: ['Nov 12', 'Nov 10', 'Nov 6', 'Nov 3'],
    keptUntil: 'Nov 2033',
  },
  INDIA: {
    title: 'Appointment letter',
    party: 'between Musi Valley Freight Pvt Ltd and Ananya Rao, Hyderabad, Telangana.',
    clause: {
      name: 'Notice period',
      before: '4. Notice. Either party may end this agreement with',
      after: '’ notice.',
    },
    change: ['four', 'eight'],
    dates: ['12 Nov', '10 Nov', '6 Nov', '3 Nov'],
    keptUntil: 'Nov 2034',
  },
} as const;

/** What each version did, newest first. */
const versionsOf = (clause: string) => [
  { name: 'v4', what: 'Signed' },
  { name: 'v3', what: clause },
  { name: 'v2', what: 'Legal review' },
  { name: 'v1', what: 'From template' },
];

export function Dms({ region, compact }: DrawingProps) {
  const { dates, keptUntil, ...words } = CONTRACTS[region];
  const { contractPay, employee, manager } = SAMPLES[region];
  const contract: Contract = { ...words, pay: contractPay, signers: [employee, manager] };
  if (compact)
    return (
      <CompactSheet drawing="B3 · DMS">
        <div className="grid h-full grid-cols-[1fr_auto] gap-3">
          <ContractPage contract={contract} compact />
          <Rail dates={dates} clause={contract.clause.name} compact />
        </div>
      </CompactSheet>
    );
  return (
    <Sheet drawing="B3 · DMS">
      <div className="grid items-start gap-6 @lg:grid-cols-[1fr_10rem]">
        <ContractPage contract={contract} />
        <div>
          <Heading end={<Callout n={5} />}>Versions</Heading>
          <Rail dates={dates} clause={contract.clause.name} />
          <div className="mt-4 border-t border-line pt-3">
            <Heading end={<Callout n={6} />}>Kept until</Heading>
            <div className="mt-1 font-mono">{keptUntil}</div>
            <div className="text-xs text-muted">then deleted, with a record</div>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

type RailProps = { dates: readonly string[]; clause: string; compact?: boolean };

function Rail({ dates, clause, compact }: RailProps) {
  return (
    <div
      className={`ml-1 border-l border-line-strong leading-tight ${compact ? 'flex flex-col justify-between' : 'mt-3 space-y-3'}`}
    >
      {versionsOf(clause).map(({ name, what }, index) => (
        <div key={name} className="flex items-start gap-2">
          <span
            className={`mt-1 -ml-1 size-2 shrink-0 border ${index ? 'border-line-strong bg-cardbg' : 'border-primarytheme bg-primarytheme'}`}
          />
          <div>
            <span className="font-mono text-xs">{name}</span>{' '}
            <span className="text-xs text-muted">{dates[index]}</span>
            {!compact && <div className={index ? '' : 'font-semibold'}>{what}</div>}
          </div>
        </div>
      ))}
    </div>
  );
}
