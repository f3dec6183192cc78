/** DMS: a contract on top of its older versions, the version rail, two signatures. */
import type { Region } from '@/lib/region/region';
import { Callout } from './annotations';
import type { DrawingProps } from './drawing';
import { Heading } from './parts';
import { SAMPLES } from './samples';
import { Sheet } from './sheet';

type Contract = {
  title: string;
  party: string;
  pay: string;
  clause: string;
  old: string;
  fresh: string;
  versions: Version[];
};
type Version = { name: string; what: string; when: string };

const CONTRACTS: Record<Region, Contract> = {
  USA: {
    title: 'Employment agreement',
    party: 'between Granite Quay Freight, Inc. and Dana Whitfield, Boston, Massachusetts.',
    pay: '3. Pay. $75,000 a year, paid twice a month.',
    clause: '4. Notice. Either party may end this agreement with',
    old: 'two',
    fresh: 'four',
    versions: [
      { name: 'v4', what: 'Signed', when: 'Nov 12' },
      { name: 'v3', what: 'Notice period', when: 'Nov 10' },
      { name: 'v2', what: 'Legal review', when: 'Nov 6' },
      { name: 'v1', what: 'From template', when: 'Nov 3' },
    ],
  },
  INDIA: {
    title: 'Appointment letter',
    party: 'between Musi Valley Freight Pvt Ltd and Ananya Rao, Hyderabad, Telangana.',
    pay: '3. Pay. ₹16,50,000 a year, paid on the last working day.',
    clause: '4. Notice. Either party may end this agreement with',
    old: 'four',
    fresh: 'eight',
    versions: [
      { name: 'v4', what: 'e-signed', when: '12 Nov' },
      { name: 'v3', what: 'Notice period', when: '10 Nov' },
      { name: 'v2', what: 'Legal review', when: '6 Nov' },
      { name: 'v1', what: 'From template', when: '3 Nov' },
    ],
  },
};

/** Two hands: one round, one in a hurry. */
const HANDS = [
  'M3 22c6-16 14-22 15-16S7 26 12 26s10-16 13-16-4 12 0 12 8-11 11-11-3 10 1 10 6-9 9-8 0 7 5 6 9-4 14-6 20-2 28-4',
  'M4 24 14 5l4 20L28 6c2 8-2 16 2 17s5-9 8-9 0 9 4 8 4-6 8-6 6 5 12 4 22-8 34-12M8 29c24-4 50-6 84-5',
];

export function Dms({ edition, compact }: DrawingProps) {
  const contract = CONTRACTS[edition];
  if (compact)
    return (
      <Sheet drawing="B3 · DMS" compact>
        <div className="grid grid-cols-[1fr_auto] gap-5">
          <Page contract={contract} edition={edition} compact />
          <Rail versions={contract.versions} compact />
        </div>
      </Sheet>
    );
  return (
    <Sheet drawing="B3 · DMS">
      <div className="grid gap-6 @lg:grid-cols-[1fr_10rem] @lg:gap-8">
        <Page contract={contract} edition={edition} />
        <div>
          <Heading end={<Callout n={5} />}>Versions</Heading>
          <Rail versions={contract.versions} />
          <div className="mt-4 border-t border-line pt-3">
            <Heading end={<Callout n={6} />}>Kept until</Heading>
            <div className="mt-1 font-mono">{edition === 'USA' ? 'Nov 2033' : 'Nov 2034'}</div>
            <div className="text-xs text-muted">then deleted, with a record</div>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

type PageProps = { contract: Contract; edition: Region; compact?: boolean };

function Page({ contract, edition, compact }: PageProps) {
  const { employee, manager } = SAMPLES[edition];
  return (
    <div className="pr-3 pb-3">
      <div className="relative border border-outline bg-card before:absolute before:top-1.5 before:-right-2 before:-bottom-2 before:left-1.5 before:border-r before:border-b before:border-outline after:absolute after:top-3 after:-right-3.5 after:-bottom-3.5 after:left-3 after:border-r after:border-b after:border-line">
        <div className={compact ? 'p-3' : 'p-4 @lg:p-6'}>
          <div className="flex items-start justify-between gap-2">
            <span className="font-display text-base leading-tight font-bold">{contract.title}</span>
            {!compact && <Callout n={1} />}
          </div>
          {!compact && <p className="mt-2 text-muted">{contract.party}</p>}
          {!compact && <p className="mt-3">{contract.pay}</p>}
          <p className="mt-2">
            {contract.clause} <s className="text-danger">{contract.old}</s>{' '}
            <span className="bg-tint font-semibold">{contract.fresh}</span> weeks’ notice.{' '}
            {!compact && <Callout n={2} />}
          </p>
          <div className={`grid grid-cols-2 gap-4 ${compact ? 'mt-2' : 'mt-6'}`}>
            <Signature name={employee} hand={HANDS[0]} callout={compact ? undefined : 3} />
            <Signature name={manager} hand={HANDS[1]} callout={compact ? undefined : 4} />
          </div>
        </div>
      </div>
    </div>
  );
}

type SignatureProps = { name: string; hand?: string; callout?: number };

function Signature({ name, hand, callout }: SignatureProps) {
  return (
    <div className="text-xs text-muted">
      <svg
        aria-hidden
        viewBox="0 0 100 32"
        className="h-8 max-w-full fill-none stroke-action stroke-[1.5]"
      >
        <path d={hand} className="draw-once" strokeLinecap="round" />
      </svg>
      <div className="flex items-center justify-between gap-1 border-t border-outline pt-1">
        {name}
        {callout && <Callout n={callout} />}
      </div>
    </div>
  );
}

function Rail({ versions, compact }: { versions: Version[]; compact?: boolean }) {
  return (
    <div className={`ml-1 border-l border-outline ${compact ? 'space-y-2.5' : 'mt-3 space-y-3'}`}>
      {versions.map(({ name, what, when }, index) => (
        <div key={name} className="flex items-start gap-2">
          <span
            className={`-ml-1 mt-1 size-2 shrink-0 border ${index ? 'border-outline bg-card' : 'border-action bg-action'}`}
          />
          <div className="leading-tight">
            <span className="font-mono text-xs">{name}</span>{' '}
            <span className="text-xs text-muted">{when}</span>
            {!compact && <div className={index ? '' : 'font-semibold'}>{what}</div>}
          </div>
        </div>
      ))}
    </div>
  );
}
