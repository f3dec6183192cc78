/** The top page of the DMS drawing: a contract with one tracked change and two signatures. */
import { Callout } from './annotations';

export type Contract = {
  title: string;
  party: string;
  pay: string;
  /** The one that was changed: its name, and its words around the number of weeks. */
  clause: { name: string; before: string; after: string };
  /** The word that was struck out, and the one that replaced it. */
  change: readonly [old: string, fresh: string];
  signers: readonly [string, string];
};

/** Two hands: one round, one in a hurry. */
const HANDS = [
  'M3 22c6-16 14-22 15-16S7 26 12 26s10-16 13-16-4 12 0 12 8-11 11-11-3 10 1 10 6-9 9-8 0 7 5 6 9-4 14-6 20-2 28-4',
  'M4 24 14 5l4 20L28 6c2 8-2 16 2 17s5-9 8-9 0 9 4 8 4-6 8-6 6 5 12 4 22-8 34-12M8 29c24-4 50-6 84-5',
] as const;

/** The two outlines of the sheets below. */
const STACK =
  'relative mr-4 mb-4 border border-line-strong bg-cardbg before:absolute before:top-1.5 before:-right-2 before:-bottom-2 before:left-1.5 before:border-r before:border-b before:border-line-strong after:absolute after:top-3 after:-right-3.5 after:-bottom-3.5 after:left-3 after:border-r after:border-b after:border-line';

type PageProps = { contract: Contract; compact?: boolean };

export function ContractPage({ contract, compact = false }: PageProps) {
  const { title, party, pay, clause, signers } = contract;
  if (compact)
    return (
      <div className={`${STACK} flex flex-col justify-between p-3`}>
        <div className="font-display leading-tight font-bold">{title}</div>
        <p>
          {clause.name}: <Change {...contract} />.
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Signature hand={HANDS[0]} />
          <Signature hand={HANDS[1]} />
        </div>
      </div>
    );
  return (
    <div className={`${STACK} space-y-3 p-4 @lg:p-6`}>
      <div className="flex items-start justify-between gap-2 font-display text-base leading-tight font-bold @lg:text-lg">
        {title}
        <Callout n={1} />
      </div>
      <p className="text-muted">{party}</p>
      <p>{`3. Pay. ${pay}`}</p>
      <p>
        {clause.before} <Change {...contract} />
        {clause.after} <Callout n={2} />
      </p>
      <div className="grid grid-cols-2 gap-4 pt-3">
        <Signature hand={HANDS[0]} name={signers[0]} callout={3} />
        <Signature hand={HANDS[1]} name={signers[1]} callout={4} />
      </div>
    </div>
  );
}

function Change({ change: [old, fresh] }: Contract) {
  return (
    <>
      <s className="text-danger">{old}</s>{' '}
      <span className="bg-secondarygradient1 font-semibold">{fresh} weeks</span>
    </>
  );
}

type SignatureProps = { hand: string; name?: string; callout?: number };

function Signature({ hand, name, callout }: SignatureProps) {
  return (
    <div className="text-xs text-muted">
      <svg
        aria-hidden
        viewBox="0 0 100 32"
        className="h-8 max-w-full fill-none stroke-primarytheme stroke-[1.5]"
      >
        <path d={hand} className="draw-once" strokeLinecap="round" />
      </svg>
      <div className="flex items-center justify-between gap-1 border-t border-line-strong pt-1">
        {name}
        {callout && <Callout n={callout} />}
      </div>
    </div>
  );
}
