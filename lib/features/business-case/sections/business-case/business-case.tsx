/** The business case: numbers to put in, what they come to, and how it is counted. */
import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import { RichText } from '@/components/ui/rich-text';
import { LOCALES } from '@/lib/platform/region/region';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'business-case'> };

const NO_FEE = { lowest: 0, highest: 0 };

export function BusinessCase({ section }: Props) {
  const { fields, defaults, answer, fee = NO_FEE, method } = section;
  const locale = useLocale();
  const words = useMessages().businessCase;
  return (
    <SectionShell section={section}>
      <Island
        of="business-case"
        section={section.id}
        {...{ fields, defaults, fee, words, locale, ...(answer && { answer }) }}
        currency={locale === LOCALES.INDIA ? 'INR' : 'USD'}
      />
      <div className="mt-12 grid gap-x-8 gap-y-4 grid:grid-cols-12">
        <h3 className="label font-medium grid:col-span-3">{words.method}</h3>
        <ol className="counted border-line-strong border-t grid:col-span-9">
          {method.map((line) => (
            <li key={line.html} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-4">
              <span className="count label pt-1 text-note" />
              <RichText text={line} />
            </li>
          ))}
        </ol>
      </div>
    </SectionShell>
  );
}
