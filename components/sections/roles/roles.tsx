/** The roles, a card each: the question that it asks us most, our answer, and the page that says more. */
import { Monogram } from '@/components/drawings/parts/monogram';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'roles'> };

export function Roles({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary" layout="side">
      <ul className="swipe border-line-strong sm:grid sm:grid-cols-2 sm:border-t sm:border-l">
        {section.items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            className="flex min-w-0 flex-col border-line-strong border-r border-b bg-cardbg p-5 text-cardtext max-sm:border"
          >
            <div className="flex items-center gap-4">
              <Monogram initials={item.role} label={item.role} className="size-14 shrink-0" />
              <p className="label">{item.title}</p>
            </div>
            <h3 className="mt-4 text-xl leading-snug">{`“${item.question}”`}</h3>
            <RichText text={item.text} className="mt-3 text-muted leading-normal" />
            <p className="mt-auto pt-2">
              <ActionLink link={item.link} about={item.title} />
            </p>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
