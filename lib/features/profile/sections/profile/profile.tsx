/** The visitor's account. All visitors get the same page; the island fetches the rest. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import { SUBMISSION_KINDS } from '@/lib/features/submissions/kinds';
import type { SectionOf } from '@/lib/site/content/prepare';
import { HOME } from '@/lib/site/content/routes';

type Props = { section: SectionOf<'profile'> };

export function Profile({ section }: Props) {
  const messages = useMessages();
  const words = {
    ...messages.profile,
    home: HOME,
    goHome: messages.profile.home,
    kinds: Object.fromEntries(
      SUBMISSION_KINDS.map((kind) => [kind, messages.submissions[kind].title]),
    ),
    forms: {
      details: { ...messages.forms, ...messages.profileForm },
      password: { ...messages.forms, ...messages.changePasswordForm },
      company: { ...messages.forms, ...messages.companyForm },
      invite: { ...messages.forms, ...messages.inviteForm },
      reply: { ...messages.forms, ...messages.replyForm },
      erase: { ...messages.forms, ...messages.eraseForm },
    },
  };
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <noscript>
        <p className="form-summary">{words.noScripts}</p>
      </noscript>
      <Island of="profile" section={section.id} words={words} />
    </SectionShell>
  );
}
