/** An invitation to the account of a company: the inviter, and how to join with an account. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'invitation'> };

export function Invitation({ section }: Props) {
  const words = useMessages().invitation;
  return (
    <SectionShell section={section} layout="stack">
      <div className="invitation">
        <Island of="invitation" section={section.id} words={words} />
      </div>
      <noscript>
        <p>{words.noScripts}</p>
      </noscript>
    </SectionShell>
  );
}
