/** The browsers in which the account is signed in. All visitors get the same page; the island fetches the rest. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'sessions'> };

export function Sessions({ section }: Props) {
  const messages = useMessages();
  const { show, hide, showPassword, hidePassword } = messages.forms;
  const words = { ...messages.sessions, show, hide, showPassword, hidePassword };
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <noscript>
        <p className="form-summary">{words.noScripts}</p>
      </noscript>
      <Island of="sessions" section={section.id} words={words} />
    </SectionShell>
  );
}
