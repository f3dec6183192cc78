/** What protects the account besides its password. All visitors get the same page; the island fetches the rest. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'second-factor'> };

export function SecondFactor({ section }: Props) {
  const words = useMessages().secondFactor;
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <noscript>
        <p className="form-summary">{words.noScripts}</p>
      </noscript>
      <Island of="second-factor" section={section.id} words={words} />
    </SectionShell>
  );
}
