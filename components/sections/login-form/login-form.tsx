/** The sign-in form, with what to know beside it. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { NoteList } from '@/components/ui/note-list';
import type { SectionOf } from '@/lib/content/prepare';
import { HOME } from '@/lib/content/routes';
import { loginForm } from '@/lib/session/form';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'login-form'> };

export function LoginForm({ section }: Props) {
  const words = { ...useMessages().forms, ...useMessages().loginForm };
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <div className="grid gap-x-8 gap-y-14 grid:grid-cols-12">
        <div className="min-w-0 grid:col-span-6">
          <Island of="login-form" section={section.id} form={loginForm} home={HOME} words={words} />
        </div>
        <div className="grid:col-span-5 grid:col-start-8">
          <NoteList notes={section.notes} />
        </div>
      </div>
    </SectionShell>
  );
}
