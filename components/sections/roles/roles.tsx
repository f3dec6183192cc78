/** The roles, each with the question it asks us most, which opens our answer. */
import { Monogram } from '@/components/drawings/parts/monogram';
import { ButtonLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'roles'> };

export function Roles({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary" layout="side">
      <div className="border-line-strong border-t">
        {section.items.map((item, index) => (
          <Disclosure
            key={item.id}
            id={item.id}
            name={section.id}
            isOpen={index === 0}
            summary={
              <h3 className="flex min-w-0 items-start gap-4 text-xl leading-snug sm:gap-6">
                <Monogram initials={item.role} label={item.role} className="size-14 shrink-0" />
                <span>
                  <span className="label mb-1 block font-normal">{item.title}</span>“{item.question}
                  ”
                </span>
              </h3>
            }
          >
            <div className="sm:pl-20">
              <RichText text={item.text} className="text-muted" />
              <p className="mt-2">
                <ButtonLink href={item.link.href} variant="quiet">
                  {item.link.label}
                  <span className="sr-only">: {item.title}</span>
                </ButtonLink>
              </p>
            </div>
          </Disclosure>
        ))}
      </div>
    </SectionShell>
  );
}
