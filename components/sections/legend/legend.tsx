/** Numbered points, set like the legend of a drawing; with the drawing when there is one. */
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'legend'> };

export function Legend({ section }: Props) {
  const { drawing, items } = section;
  return (
    <SectionShell section={section} ground="secondary">
      {drawing && <Drawing drawing={drawing} className="mb-6 grid:mb-8" />}
      <ol className="counted grid gap-x-8 border-line-strong border-b sm:grid-cols-2">
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="count count-hung border-line border-t py-3 pl-9 text-sm leading-snug sm:py-4 grid:pl-16"
          >
            {/* On a narrow screen the name and its words are one paragraph. */}
            <h3 className="text-base leading-tight max-sm:inline max-sm:after:content-['._'] sm:text-lg">
              {title}
            </h3>
            <RichText text={text} className="mt-1.5 text-muted max-sm:inline" />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
