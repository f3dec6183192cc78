/** The laws and standards that apply, and what the product does about each. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'rules'> };

export function Rules({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary" layout="side">
      <dl className="paper-columns border-line-strong border-t">
        {section.items.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1.5 border-line border-b py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <dt className="font-display font-bold text-lg leading-snug">{name}</dt>
            <RichText as="dd" text={text} className="text-muted" />
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
