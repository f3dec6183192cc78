/** The platforms, one large row each, with the drawing on alternate sides. */
import { Drawing } from '@/components/drawings/drawing';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'platforms'> };

export function Platforms({ section }: Props) {
  return (
    <SectionShell section={section} ground="ground-2">
      <div>
        {section.items.map((item) => (
          <article
            key={item.id}
            id={item.id}
            aria-labelledby={`${item.id}-name`}
            className="group/row grid gap-x-8 gap-y-8 border-line border-t py-10 last:pb-0 grid:grid-cols-12 grid:py-16"
          >
            <div className="grid:col-span-5 grid:group-odd/row:order-last grid:group-odd/row:col-start-8">
              <p className="label mb-4">{item.name}</p>
              <h3 id={`${item.id}-name`} className="text-2xl">
                {item.title}
              </h3>
              <RichText text={item.text} className="mt-4 text-muted" />
              <ul className="mt-6 border-line border-t">
                {item.points.map((point) => (
                  <RichText
                    key={point.html}
                    text={point}
                    as="li"
                    className="max-w-none border-line border-b py-3 text-sm"
                  />
                ))}
              </ul>
              {item.link && (
                <p className="mt-5">
                  <ButtonLink href={item.link.href} variant="quiet">
                    {item.link.label}
                  </ButtonLink>
                </p>
              )}
            </div>
            <div className="min-w-0 grid:col-span-7 grid:group-odd/row:row-start-1">
              <Drawing drawing={item.drawing} />
            </div>
          </article>
        ))}
      </div>
    </SectionShell>
  );
}
