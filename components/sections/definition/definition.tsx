/** An explanation in running text, with its terms beside it, each opening its meaning. */
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'definition'> };

export function Definition({ section }: Props) {
  const [opening, ...others] = section.paragraphs;
  return (
    <SectionShell section={section}>
      <div className="grid gap-x-8 gap-y-8 grid:grid-cols-12">
        <div className="grid:col-span-6">
          {opening && <RichText text={opening} className="text-lg leading-snug sm:text-xl" />}
          {others.map((paragraph) => (
            <RichText
              key={paragraph.html}
              text={paragraph}
              className="mt-4 text-muted leading-normal"
            />
          ))}
        </div>
        <div className="self-start border-line-strong border-t grid:col-span-5 grid:col-start-8">
          {section.terms.map(({ term, text }, index) => (
            <Disclosure
              key={term}
              name={`${section.id}-terms`}
              isOpen={index === 0}
              isDense
              summary={<h3 className="text-lg leading-tight">{term}</h3>}
            >
              <RichText text={text} className="text-muted text-sm" />
            </Disclosure>
          ))}
        </div>
      </div>
    </SectionShell>
  );
}
