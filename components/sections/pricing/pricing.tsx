/** What it costs, as a table; on a narrow screen each row becomes a block. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { headingId, SectionShell } from '../shared/section-shell';
import { PriceQuestion } from './price-question';

type Props = { section: SectionOf<'pricing'> };

const HEAD = 'label px-4 py-3 text-left font-normal first:pl-0';

export function Pricing({ section }: Props) {
  const t = useTranslations('sections');
  return (
    <SectionShell section={section}>
      <table
        aria-labelledby={headingId(section.id)}
        className="w-full border-line-strong border-t border-b max-sm:block sm:table-fixed"
      >
        <thead className="max-sm:sr-only">
          <tr className="border-line-strong border-b">
            <th scope="col" className={`${HEAD} w-1/4`}>
              {t('pricing.plan')}
            </th>
            <th scope="col" className={`${HEAD} w-1/4`}>
              {t('pricing.price')}
            </th>
            <th scope="col" className={HEAD}>
              {t('pricing.includes')}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {section.rows.map(({ name, price, unit, text }) => (
            <tr
              key={name}
              className="border-line border-b align-top last:border-b-0 max-sm:grid max-sm:gap-2 max-sm:py-5"
            >
              <th scope="row" className="text-left font-display text-xl sm:py-6 sm:pr-4">
                {name}
              </th>
              <td className="sm:px-4 sm:py-6">
                <span className="block font-bold font-display text-2xl leading-none">{price}</span>
                <span className="label mt-2 block">{unit}</span>
              </td>
              <td className="sm:px-4 sm:py-6">
                <RichText text={text} as="span" className="block text-muted" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RichText text={section.note} className="mt-6 text-muted text-sm" />
      {section.asksFor && <PriceQuestion section={section.id} module={section.asksFor} />}
    </SectionShell>
  );
}
