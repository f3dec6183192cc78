/** Short arguments, set as an uneven list with large outlined numerals. */
import { ButtonLink } from '@/components/ui/button-link';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from './section-shell';

type Props = { section: SectionOf<'strategy'> };

export function Strategy({ section }: Props) {
  return (
    <SectionShell section={section} ground="ground-2" layout="stack">
      <ol className="counted grid gap-x-8 gap-y-12 grid:grid-cols-12 grid:gap-y-6">
        {section.items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            className="gap-8 sm:max-grid:grid sm:max-grid:grid-cols-[9rem_1fr] grid:odd:col-span-6 grid:even:col-span-5 grid:even:col-start-8 grid:even:mt-28"
          >
            <span className="count count-outlined" />
            <div className="mt-4 sm:max-grid:mt-0 border-outline border-t pt-5">
              <h3 className="max-w-[24ch] text-2xl">{item.title}</h3>
              <RichText text={item.text} className="mt-3 max-w-[54ch] text-muted" />
              {item.link && (
                <p className="mt-3">
                  <ButtonLink href={item.link.href} variant="quiet">
                    {item.link.label}
                  </ButtonLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
