/** The parts of the product's drawing, explained under the numbers that they carry in it. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

/** Columns in which no row stays half empty. */
const COLUMNS: Record<number, string> = {
  4: 'lg:grid-cols-4',
  7: 'lg:grid-cols-4',
  8: 'lg:grid-cols-4',
};

type Props = { section: SectionOf<'anatomy'> };

export function Anatomy({ section }: Props) {
  const { parts } = section;
  return (
    <SectionShell section={section} ground="secondary">
      <ol
        className={`counted grid gap-x-8 gap-y-7 sm:grid-cols-2 sm:gap-y-9 ${COLUMNS[parts.length] ?? 'grid:grid-cols-3'}`}
      >
        {parts.map(({ title, text }) => (
          <li key={title} className="leader">
            <span className="count-plain node" />
            <h3 className="mt-3 text-xl sm:mt-4">{title}</h3>
            <RichText text={text} className="mt-2 text-muted" />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
