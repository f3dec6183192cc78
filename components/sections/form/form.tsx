/** A form, with what happens after it is sent or what to know beside it. */
import { useMessages, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { ReplyTime } from '@/components/islands/reply-time';
import type { SectionProps } from '@/components/sections/section-props';
import { NoteList } from '@/components/ui/note-list';
import { RichText } from '@/components/ui/rich-text';
import { formById } from '@/lib/site/forms/known-forms';
import { SectionShell } from '../shared/section-shell';

export function Form({ section, action }: SectionProps<'form'>) {
  const t = useTranslations('sections');
  const messages = useMessages();
  const form = formById(section.form);
  const words = { ...messages.forms, ...messages[form.words] };
  const nextId = `${section.id}-next`;
  return (
    <SectionShell section={{ ...section, paper: false }} ground="secondary" layout="stack">
      <div className="grid gap-x-8 gap-y-14 grid:grid-cols-12">
        <div className="min-w-0 grid:col-span-7">
          <Island
            of="form"
            section={section.id}
            form={form}
            action={action}
            words={words}
            options={section.options}
            given={section.given}
          />
        </div>
        <aside
          aria-labelledby={section.next && nextId}
          className="grid:col-span-4 grid:col-start-9"
        >
          {section.next && (
            <>
              <h3 id={nextId} className="label font-medium border-line-strong border-b pb-3">
                {t('next')}
              </h3>
              <ol className="counted">
                {section.next.map((step) => (
                  <li
                    key={step.html}
                    className="grid grid-cols-[2.5rem_1fr] border-line border-b py-5"
                  >
                    <span className="count label pt-1 text-note" />
                    <RichText text={step} />
                  </li>
                ))}
              </ol>
            </>
          )}
          {section.notes && <NoteList notes={section.notes} />}
          {section.showsReplyTime && (
            <ReplyTime hours={messages.desk.timeHours} minutes={messages.desk.timeMinutes} />
          )}
        </aside>
      </div>
    </SectionShell>
  );
}
