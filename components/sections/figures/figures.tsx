/** Two to four figures, very large, each with the words that it needs beside it. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { MeasuredNumeral } from '../shared/measured-numeral';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'figures'> };

export function Figures({ section }: Props) {
  return (
    <SectionShell section={section}>
      <ul className="border-line-strong border-b">
        {section.items.map((item) => (
          <li
            key={item.label}
            className="grid items-center gap-x-8 gap-y-4 border-line-strong border-t py-7 grid:grid-cols-12"
          >
            <MeasuredNumeral of={item} size="huge" className="grid:col-span-7" />
            <div className="grid:col-span-5">
              <p className="font-semibold text-lg leading-snug">{item.label}</p>
              {item.text && <RichText text={item.text} className="mt-2 text-muted" />}
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
