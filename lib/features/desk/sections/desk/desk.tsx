/** The screen on which staff read and answer what was sent to their desk. Holds the h1. */
import { useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { headingId } from '@/components/sections/shared/section-shell';
import { RichText } from '@/components/ui/rich-text';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/features/submissions/kinds';
import type { SectionOf } from '@/lib/site/content/prepare';
import { HOME } from '@/lib/site/content/routes';

type Props = { section: SectionOf<'desk'> };

export function Desk({ section }: Props) {
  const { id, label, heading, intro } = section;
  const messages = useMessages();
  const { desk, submissions } = messages;
  const kinds = Object.fromEntries(
    SUBMISSION_KINDS.map((kind) => [kind, submissions[kind].title]),
  ) as Record<SubmissionKind, string>;
  return (
    <section id={id} aria-labelledby={headingId(id)} className="bg-primarybg py-5">
      <div className="wrap">
        <header className="mb-4 grid gap-x-8 gap-y-2 grid:grid-cols-12 grid:items-end">
          <div className="min-w-0 grid:col-span-7">
            <p className="label margin-label mb-1">{label}</p>
            <h1 id={headingId(id)} className="text-2xl">
              {heading}
            </h1>
          </div>
          {intro && <RichText text={intro} className="text-muted grid:col-span-5" />}
        </header>
        <Island
          of="desk"
          section={id}
          words={desk}
          eraseWords={{ ...messages.forms, ...messages.deskErasureForm }}
          kinds={kinds}
          home={HOME}
        />
      </div>
    </section>
  );
}
