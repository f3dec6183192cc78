/** The business case: numbers to put in, what they come to, and how it is counted. */
import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import type { SectionOf } from '@/lib/site/content/prepare';
import { Method } from '../../method';

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
      />
      <Method title={words.method} lines={method} />
    </SectionShell>
  );
}
