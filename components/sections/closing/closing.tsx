/** The plain call at the end of a page, on the one strong colour. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { headingId } from '../shared/section-shell';

type Props = { section: SectionOf<'closing'> };

export function Closing({ section }: Props) {
  const { id, label, heading, intro, primary, secondary } = section;
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      className="off-paper bg-primarytheme py-(--section-space) text-theme"
    >
      <div className="wrap @container">
        <p className="label mb-5 text-theme">{label}</p>
        <h2 id={headingId(id)} className="max-w-[18ch] text-4xl">
          {heading}
        </h2>
        <div className="mt-7 grid gap-x-8 gap-y-6 border-current border-t pt-6 grid:grid-cols-12">
          {intro && <RichText text={intro} className="closing-text text-lg grid:col-span-6" />}
          <p className="flex flex-wrap content-start gap-3 grid:col-span-5 grid:col-start-8 grid:justify-end">
            <ActionLink link={primary} variant="inverse" />
            {secondary && <ActionLink link={secondary} variant="inverse-outline" />}
          </p>
        </div>
      </div>
    </section>
  );
}
