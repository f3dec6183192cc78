/** The button by which a passkey finishes signing in. Codes, below it, work without scripts. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'passkey-sign-in'> };

export function PasskeySignIn({ section }: Props) {
  const words = useMessages().passkeySignIn;
  return (
    <SectionShell section={section} layout="stack">
      <noscript>
        <p>{words.noScripts}</p>
      </noscript>
      <Island of="passkey-sign-in" section={section.id} words={words} />
    </SectionShell>
  );
}
