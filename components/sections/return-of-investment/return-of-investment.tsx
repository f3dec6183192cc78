/** A worked calculation: lines with their amounts, a rule, and the result; in the margin what it leaves out. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'return-of-investment'> };

const ROW = 'grid grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-5';

export function ReturnOfInvestment({ section }: Props) {
  const t = useTranslations('sections.returnOfInvestment');
  const { rows, result, note } = section;
  return (
    <SectionShell section={section}>
      <div className="grid items-end gap-x-8 gap-y-8 *:min-w-0 grid:grid-cols-12">
        <dl className="border-line-strong border-t grid:col-span-8">
          {rows.map(({ term, amount, text }) => (
            <div key={term} className={`${ROW} border-line border-b py-4 last:border-b-0`}>
              <dt className="font-semibold leading-snug sm:text-lg">{term}</dt>
              <dd className="text-right font-mono leading-snug sm:text-lg">{amount}</dd>
              {text && <RichText as="dd" text={text} className="mt-1 text-muted text-sm" />}
            </div>
          ))}
          <div
            className={`${ROW} items-baseline border-line-strong border-t-2 border-b-6 [border-bottom-style:double] py-5`}
          >
            <dt className="font-bold font-display text-lg leading-tight sm:text-xl">
              {result.term}
            </dt>
            <dd className="text-right font-bold font-display text-2xl text-link leading-none tracking-tight sm:text-3xl">
              {result.amount}
            </dd>
          </div>
        </dl>
        <div className="grid:col-span-4 grid:pl-6">
          <h3 className="label margin-label mb-3 font-medium">{t('note')}</h3>
          <RichText text={note} className="text-sm" />
        </div>
      </div>
    </SectionShell>
  );
}
