/** Who stands behind it, written on a sheet; the facts are the title block in its corner. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'who-we-are'> };

export function WhoWeAre({ section }: Props) {
  return (
    <SectionShell section={section} ground="grid">
      <div className="flex flex-col border border-line-strong bg-cardbg text-cardtext grid:flex-row">
        <div className="min-w-0 space-y-4 p-5 sm:p-8 grid:basis-7/12 grid:p-10">
          {section.paragraphs.map((paragraph, index) => (
            <RichText
              key={paragraph.html}
              text={paragraph}
              className={index === 0 ? 'text-xl leading-snug' : 'text-muted'}
            />
          ))}
        </div>
        <dl className="grid min-w-0 border-line-strong border-t sm:grid-cols-2 grid:basis-5/12 grid:self-end grid:border-l">
          {section.facts.map(({ term, value }) => (
            <div
              key={term}
              className="border-line-strong px-5 py-3.5 not-first:border-t sm:odd:not-last:border-r sm:nth-2:border-t-0 sm:last:odd:col-span-2"
            >
              <dt className="label">{term}</dt>
              <RichText as="dd" text={value} className="mt-1 font-semibold leading-snug" />
            </div>
          ))}
        </dl>
      </div>
    </SectionShell>
  );
}
