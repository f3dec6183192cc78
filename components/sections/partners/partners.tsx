/** The cloud partners: three drawings in a row, each above the services we run there. */
import { Drawing } from '@/components/drawings/drawing';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'partners'> };

export function Partners({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary">
      <div className="hairline-cells swipe border-line-strong sm:grid sm:border-y grid:grid-cols-3">
        {section.items.map((item) => (
          <article
            key={item.id}
            id={item.id}
            aria-labelledby={`${item.id}-name`}
            className="grid min-w-0 content-start gap-x-8 gap-y-5 sm:py-6 sm:max-grid:grid-cols-2"
          >
            <Drawing drawing={item.drawing} size="compact" />
            <div>
              <h3 id={`${item.id}-name`} className="text-2xl">
                {item.name}
              </h3>
              <RichText text={item.text} className="mt-2 text-muted leading-normal" />
              <ul className="mt-4 flex flex-wrap gap-1.5 font-mono text-xs *:border *:border-line *:px-1.5 *:py-0.5">
                {item.services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
              {item.link && (
                <p className="mt-2">
                  <ButtonLink href={item.link.href} variant="quiet">
                    {item.link.label}
                  </ButtonLink>
                </p>
              )}
            </div>
          </article>
        ))}
      </div>
    </SectionShell>
  );
}
