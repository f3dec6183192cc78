/** What a case comes to: when the fee is paid back, line by line what is saved and paid, and what to choose instead. */
type Props = {
  title: string;
  headline: string;
  lines: readonly (readonly [term: string, amount: string])[];
  advice: string | undefined;
};

export function CaseResult({ title, headline, lines, advice }: Props) {
  return (
    <>
      <p className="label">{title}</p>
      <p className="mt-2 font-bold font-display text-3xl leading-none tracking-tight">{headline}</p>
      <dl className="paper-columns mt-8 border-line-strong border-t">
        {lines.map(([term, amount]) => (
          <div
            key={term}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3"
          >
            <dt>{term}</dt>
            <dd className="font-mono">{amount}</dd>
          </div>
        ))}
      </dl>
      {advice && <p className="mt-5">{advice}</p>}
    </>
  );
}
