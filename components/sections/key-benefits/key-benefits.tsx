/** What a reader needs, line by line: the work, what does it, and where to read on. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'key-benefits'> };

export function KeyBenefits({ section }: Props) {
  return (
    <SectionShell section={section}>
      <ul className="border-line-strong border-t">
        {section.items.map(({ title, text, by, link }) => (
          <li
            key={title}
            className="grid *:min-w-0 gap-x-8 gap-y-2 border-line border-b py-6 grid:grid-cols-12"
          >
            <h3 className="text-xl leading-snug grid:col-span-4">{title}</h3>
            <RichText text={text} className="text-muted grid:col-span-5" />
            <div className="grid:col-span-3">
              <p className="label text-cardtext">{by}</p>
              <ActionLink link={link} about={title} />
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
