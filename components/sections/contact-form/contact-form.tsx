/** The contact form, with what happens after it is sent beside it. */
import { useMessages, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { RichText } from '@/components/ui/rich-text';
import { contactForm } from '@/lib/contact/form';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'contact-form'> };

export function ContactForm({ section }: Props) {
  const t = useTranslations('sections');
  const words = { ...useMessages().forms, ...useMessages().contactForm };
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <div className="grid gap-x-8 gap-y-14 grid:grid-cols-12">
        <div className="min-w-0 grid:col-span-7">
          <Island
            of="contact-form"
            section={section.id}
            form={contactForm}
            words={words}
            options={{ topic: section.topics }}
          />
        </div>
        <aside className="grid:col-span-4 grid:col-start-9">
          <h3 className="label font-medium border-line-strong border-b pb-3">{t('next')}</h3>
          <ol className="counted">
            {section.next.map((step) => (
              <li key={step.html} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-5">
                <span className="count label pt-1 text-note" />
                <RichText text={step} />
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </SectionShell>
  );
}
