/** Three or four figures in one bar, divided by hairlines. Its heading is for screen readers. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { MeasuredNumeral } from '../shared/measured-numeral';
import { headingId } from '../shared/section-shell';

/** Cells beside each other; the hairlines between them follow. Four are one column where two would cut a figure. */
const COLUMNS: Record<number, string> = {
  3: 'sm:grid-cols-3',
  4: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] grid:grid-cols-4',
};

type Props = { section: SectionOf<'claim-bar'> };

export function ClaimBar({ section }: Props) {
  const { id, heading, items } = section;
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      className="border-line border-t bg-secondarybg"
    >
      <h2 id={headingId(id)} className="sr-only">
        {heading}
      </h2>
      <div className="wrap">
        <ul className={`hairline-cells grid ${COLUMNS[items.length]}`}>
          {items.map((item) => (
            <li key={item.label} className="min-w-0 py-5 grid:py-8">
              <MeasuredNumeral of={item}>
                <p className="mt-3 max-w-[26ch] text-muted text-sm leading-normal">{item.label}</p>
                {item.text && <RichText text={item.text} className="mt-2 text-muted text-sm" />}
              </MeasuredNumeral>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
