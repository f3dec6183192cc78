/** One subject: its words, and beside them, on a plate to the edge of the window, the drawing with its notes. */
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLinks } from '../shared/action-link';
import { headingId } from '../shared/section-shell';

type Props = { section: SectionOf<'feature'> };

/** The section clips what of the plate is beyond the window. */
const SIDES = {
  'drawing-left': {
    words: 'grid:col-start-8',
    notes: 'grid:col-start-1 grid:pr-8',
    plate: 'col-start-1 -ml-[50vw] border-r',
  },
  'drawing-right': {
    words: 'grid:col-start-1',
    notes: 'grid:col-start-6 grid:pl-8',
    plate: 'col-start-6 -mr-[50vw] border-l',
  },
} as const;

export function Feature({ section }: Props) {
  const { id, label, heading, intro, drawing, paragraphs, points, primary, secondary } = section;
  const side = SIDES[section.variant];
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      className="overflow-x-clip border-line border-t bg-secondarybg"
    >
      <div className="wrap grid *:min-w-0 gap-x-8 py-(--section-space) grid:grid-cols-12">
        <div
          aria-hidden="true"
          className={`drafting-grid -my-(--section-space) col-span-7 row-start-1 border-line-strong bg-primarybg max-grid:hidden ${side.plate}`}
        />
        {/* On a narrow screen the drawing follows the heading. */}
        <div className={`max-grid:contents grid:col-span-5 grid:row-start-1 ${side.words}`}>
          <header className="@container max-grid:order-1">
            <p className="label margin-label mb-3">{label}</p>
            <h2 id={headingId(id)} className="max-w-[18ch] text-3xl">
              {heading}
            </h2>
            {intro && <RichText text={intro} className="mt-4 text-lg leading-snug" />}
          </header>
          <div className="max-grid:order-2">
            {paragraphs.map((paragraph) => (
              <RichText key={paragraph.html} text={paragraph} className="mt-4 text-muted" />
            ))}
            <ActionLinks primary={primary} secondary={secondary} className="mt-7" />
          </div>
        </div>
        <div className={`max-grid:contents grid:col-span-7 grid:row-start-1 ${side.notes}`}>
          <Drawing drawing={drawing} className="max-grid:order-1 max-grid:mt-6" />
          {points && (
            <ul className="mt-7 gap-x-8 max-grid:order-2 sm:columns-2">
              {points.map(({ title, text }) => (
                <li
                  key={title}
                  className="break-inside-avoid border-line-strong border-t pt-3 pb-5"
                >
                  <h3 className="text-lg leading-tight">{title}</h3>
                  <RichText text={text} className="mt-1 text-muted text-sm" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
