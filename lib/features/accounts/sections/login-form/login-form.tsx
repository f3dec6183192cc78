/** The sign-in form, with what to know beside it. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import type { SectionProps } from '@/components/sections/section-props';
import { SectionShell } from '@/components/sections/shared/section-shell';
import { NoteList } from '@/components/ui/note-list';
import { loginForm } from '@/lib/features/accounts/forms';
import { FAILURES, type Failure } from '@/lib/features/oidc/failure';
import { HOME } from '@/lib/site/content/routes';

export function LoginForm({ section, action }: SectionProps<'login-form'>) {
  const { intro, link, ...failures } = useMessages().companyAccount;
  const words = {
    ...useMessages().forms,
    ...useMessages().loginForm,
    companyAccountIntro: intro,
    companyAccount: link,
  };
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <p id="signed-out" className="target-notice mb-10 px-5">
        {words.signedOut}
      </p>
      {/* The address of a visitor who comes back without success names one of them. */}
      {Object.entries(FAILURES).map(([failure, id]) => (
        <p key={id} id={id} className="target-notice mb-10 px-5">
          {failures[failure as Failure]}
        </p>
      ))}
      <div className="grid gap-x-8 gap-y-14 grid:grid-cols-12">
        <div className="min-w-0 grid:col-span-6">
          <Island
            of="login-form"
            section={section.id}
            form={loginForm}
            action={action}
            home={HOME}
            words={words}
          />
        </div>
        <div className="grid:col-span-5 grid:col-start-8">
          <NoteList notes={section.notes} />
        </div>
      </div>
    </SectionShell>
  );
}
