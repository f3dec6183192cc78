/** The price in one step: a plain form that the server answers, and counts by itself where scripts run. */
import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { PriceFields } from './price-fields';
import { PriceResult } from './price-result';

type Props = { section: SectionOf<'price-calculator'> };

export function PriceCalculator({ section }: Props) {
  const { example, list, tax, note, answer = { choice: example } } = section;
  const locale = useLocale();
  const words = useMessages().prices;
  if (!list) return null;
  const fixed = { example, list, tax, words, locale };
  return (
    <SectionShell section={section}>
      <Island
        of="price-calculator"
        section={section.id}
        result={<PriceResult {...fixed} {...answer} />}
        note={<RichText text={note} className="text-muted text-sm" />}
        {...fixed}
      >
        <PriceFields words={words} {...answer} />
      </Island>
    </SectionShell>
  );
}
