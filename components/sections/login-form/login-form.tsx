/** The sign-in form, with what to know beside it. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { RichText } from '@/components/ui/rich-text';
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
        <dl className="min-w-0 border-line border-t grid:col-span-5 grid:col-start-8">
          {section.notes.map(({ title, text }) => (
            <div key={title} className="border-line border-b py-5">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionShell>
  );
}
