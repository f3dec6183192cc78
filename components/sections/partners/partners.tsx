/** The cloud partners: three drawings in a row, each above the services we run there. */
import { Drawing } from '@/components/drawings/drawing';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'partners'> };

export function Partners({ section }: Props) {
  return (
    <SectionShell section={section} ground="ground-2">
      <div className="hairline-cells grid border-outline border-t border-b grid:grid-cols-3">
        {section.items.map((item) => (
          <article
            key={item.id}
            id={item.id}
            aria-labelledby={`${item.id}-name`}
            className="grid min-w-0 content-start gap-x-8 gap-y-6 py-8 sm:max-grid:grid-cols-2"
          >
            <Drawing drawing={item.drawing} size="compact" />
            <div>
              <h3 id={`${item.id}-name`} className="text-2xl">
                {item.name}
              </h3>
              <RichText text={item.text} className="mt-3 text-muted" />
              <ul className="mt-5 border-line border-t">
                {item.services.map((service) => (
                  <li key={service} className="border-line border-b py-2 font-mono text-xs">
                    {service}
                  </li>
                ))}
              </ul>
              {item.link && (
                <p className="mt-4">
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
