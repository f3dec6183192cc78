/** All open jobs as a register, a line each, with a search above it and Quick Apply below. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import type { SectionProps } from '@/components/sections/section-props';
import { SectionShell } from '@/components/sections/shared/section-shell';

export function JobList({ section, action }: SectionProps<'job-list'>) {
  const { items, answer } = section;
  const words = { ...useMessages().careers, sample: useMessages().sections.sample };
  const formWords = { ...useMessages().forms, ...useMessages().quickApplyForm };
  return (
    <SectionShell section={section}>
      <Island
        action={action}
        of="job-list"
        section={section.id}
        jobs={items.map(({ link, ...job }) => ({ ...job, path: link.href }))}
        answer={answer}
        words={words}
        formWords={formWords}
      />
    </SectionShell>
  );
}
