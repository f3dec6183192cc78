/** The head of an inner page: its h1 on the drafting grid, with what to do first. */
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { headingId } from '../shared/section-shell';

type Props = { section: SectionOf<'page-intro'> };

export function PageIntro({ section }: Props) {
  const { id, label, heading, intro, primary, secondary } = section;
  return (
    <section id={id} aria-labelledby={headingId(id)} className="drafting-grid bg-primarybg">
      <div className="wrap grid *:min-w-0 gap-x-8 gap-y-6 py-12 grid:grid-cols-12 grid:items-end grid:pt-24 grid:pb-16">
        <div className="grid:col-span-8">
          <p className="label margin-label mb-5">{label}</p>
          <h1 id={headingId(id)} className="max-w-[18ch] text-4xl">
            {heading}
          </h1>
        </div>
        <div className="grid:col-span-4">
          {intro && <RichText text={intro} className="text-lg text-muted" />}
          {(primary || secondary) && (
            <p className="mt-6 flex flex-wrap gap-3">
              {primary && <ButtonLink href={primary.href}>{primary.label}</ButtonLink>}
              {secondary && (
                <ButtonLink href={secondary.href} variant="secondary">
                  {secondary.label}
                </ButtonLink>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
