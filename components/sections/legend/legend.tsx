/** Numbered points, set like the legend of a drawing; with the drawing when there is one. */
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'legend'> };

export function Legend({ section }: Props) {
  const { drawing, items } = section;
  return (
    <SectionShell section={section} ground="ground-2">
      {drawing && <Drawing drawing={drawing} className="mb-10" />}
      <ol className="counted grid gap-x-8 border-outline border-b sm:grid-cols-2">
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] border-line border-t py-5 grid:grid-cols-[4rem_1fr]"
          >
            <span className="count label pt-1 text-note" />
            <div>
              <h3 className="text-lg leading-tight">{title}</h3>
              <RichText text={text} className="mt-2 text-muted text-sm" />
            </div>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
