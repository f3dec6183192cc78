/** What customers said, set large and by turns left and right, each with the role that said it. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { Sample } from '../shared/sample';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'testimonials'> };

export function Testimonials({ section }: Props) {
  const { items } = section;
  const isAlone = items.length === 1;
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <ul className="space-y-12 grid:space-y-16">
        {items.map(({ quote, author, link, sample }) => (
          <li key={author} className={isAlone ? 'grid:max-w-5xl' : 'grid:w-2/3 grid:even:ml-auto'}>
            <figure>
              <RichText
                as="blockquote"
                text={quote}
                className={`quoted ${isAlone ? 'text-2xl sm:text-3xl' : 'text-xl sm:text-2xl'}`}
              />
              <figcaption className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-1">
                <p className="label margin-label">
                  {author} <Sample of={{ sample }} />
                </p>
                {link && <ActionLink link={link} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
