/** Questions that buyers ask, each opening its answer in place. */
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'questions'> };

export function Questions({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary" layout="side">
      <div className="border-line-strong border-t">
        {section.items.map(({ question, answer }) => (
          <Disclosure
            key={question}
            name={section.id}
            summary={<h3 className="text-xl tracking-normal">{question}</h3>}
          >
            <RichText text={answer} className="text-muted" />
          </Disclosure>
        ))}
      </div>
    </SectionShell>
  );
}
