/** What a business wants to do, as the contents of a book: a leader of dots to where its answer is. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'business-needs'> };

export function BusinessNeeds({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <ul className="grid gap-y-8">
        {section.items.map(({ title, text, link }) => (
          <li
            key={title}
            className="sm:grid sm:grid-cols-[minmax(0,1fr)_fit-content(40%)] sm:gap-x-3 sm:[align-items:last_baseline]"
          >
            <h3 className="dots text-2xl">
              <span>{title}</span>
            </h3>
            <RichText text={text} className="mt-1.5 text-muted sm:col-start-1 sm:row-start-2" />
            <ActionLink link={link} about={title} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
