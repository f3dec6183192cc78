/** What a case comes to: when the fee is paid back, line by line what is saved and paid, and what to choose instead. */
import { Amounts } from '@/components/ui/amounts';

type Props = {
  title: string;
  headline: string;
  /** What the buyer must know before they believe it. */
  warning?: string | undefined;
  lines: readonly (readonly [term: string, amount: string])[];
  advice: string | undefined;
};

export function CaseResult({ title, headline, warning, lines, advice }: Props) {
  return (
    <>
      <p className="label">{title}</p>
      <p className="mt-2 font-bold font-display text-3xl leading-none tracking-tight">{headline}</p>
      {warning && <p className="mt-5 border-primarytheme border-l-4 pl-4">{warning}</p>}
      <Amounts lines={lines} />
      {advice && <p className="mt-5">{advice}</p>}
    </>
  );
}
