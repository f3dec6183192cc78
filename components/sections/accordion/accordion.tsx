/** Groups of services as the parts list of a drawing: one row each, which opens in place. */
import { CheckboxMark } from '@/components/ui/checkbox-mark';
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'accordion'> };

export function Accordion({ section }: Props) {
  return (
    <SectionShell section={section}>
      <div className="border-line-strong border-t">
        {section.items.map(({ id, title, content, points, isOpen }, index) => (
          <Disclosure
            key={id}
            id={id}
            name={section.id}
            isOpen={isOpen}
            summary={
              <h3 className="flex min-w-0 flex-1 items-baseline text-xl sm:text-2xl">
                <span
                  aria-hidden="true"
                  className="label w-8 shrink-0 text-note sm:w-10 grid:w-[8.85%]"
                >
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span className="min-w-0">{title}</span>
              </h3>
            }
          >
            <div className="grid gap-x-8 gap-y-4 -mr-10 grid:grid-cols-12">
              <RichText
                text={content}
                className="text-muted leading-normal grid:col-span-5 grid:col-start-2"
              />
              <ul className="border-line border-t grid:col-span-5 grid:col-start-8">
                {points.map((point) => (
                  <li key={point.html} className="flex gap-4 border-line border-b py-2.5 text-sm">
                    <CheckboxMark mark="tick" className="mt-0.5 text-note" />
                    <RichText text={point} as="span" />
                  </li>
                ))}
              </ul>
            </div>
          </Disclosure>
        ))}
      </div>
    </SectionShell>
  );
}
