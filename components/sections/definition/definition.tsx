/** An explanation in running text, with its terms defined beside it. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'definition'> };

export function Definition({ section }: Props) {
  const [opening, ...others] = section.paragraphs;
  return (
    <SectionShell section={section}>
      <div className="grid gap-x-8 gap-y-12 grid:grid-cols-12">
        <div className="grid:col-span-6">
          {opening && <RichText text={opening} className="text-xl leading-snug" />}
          {others.map((paragraph) => (
            <RichText key={paragraph.html} text={paragraph} className="mt-5 text-muted" />
          ))}
        </div>
        <dl className="border-outline border-t grid:col-span-5 grid:col-start-8">
          {section.terms.map(({ term, text }) => (
            <div key={term} className="border-line border-b py-4">
              <dt className="font-display font-bold text-lg leading-tight">{term}</dt>
              <RichText as="dd" text={text} className="mt-1.5 text-muted text-sm" />
            </div>
          ))}
        </dl>
      </div>
    </SectionShell>
  );
}
