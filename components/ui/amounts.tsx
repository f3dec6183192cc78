/** Lines of a sum: what is counted, and its amount at the end of the line. */
type Props = { lines: readonly (readonly [term: string, amount: string])[] };

export function Amounts({ lines }: Props) {
  return (
    <dl className="paper-columns mt-8 border-line-strong border-t">
      {lines.map(([term, amount]) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3"
        >
          <dt>{term}</dt>
          <dd className="ml-auto font-mono">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
