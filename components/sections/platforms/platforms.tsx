/** The platforms, one row each, with the drawing on alternate sides; on a narrow screen, sheets. */
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'platforms'> };

export function Platforms({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary">
      <div className="swipe gap-x-8 gap-y-10 sm:grid sm:grid-cols-2 grid:block">
        {section.items.map((item) => (
          <article
            key={item.id}
            id={item.id}
            aria-labelledby={`${item.id}-name`}
            className="group/row grid content-start items-center gap-x-8 gap-y-5 border-line sm:border-t sm:pt-6 grid:grid-cols-12 grid:py-8 grid:last:pb-0"
          >
            <Drawing
              drawing={item.drawing}
              size="compact"
              className="min-w-0 grid:col-span-5 grid:group-even/row:order-last"
            />
            <div className="grid gap-x-8 grid:col-span-7 grid:grid-cols-2">
              <p className="label mb-2 grid:col-span-2">{item.name}</p>
              <h3 id={`${item.id}-name`} className="mb-3 text-2xl grid:col-span-2">
                {item.title}
              </h3>
              <RichText text={item.text} className="text-muted leading-normal" />
              <div>
                <ul className="border-line border-t max-grid:mt-4">
                  {item.points.map((point) => (
                    <RichText
                      key={point.html}
                      text={point}
                      as="li"
                      className="max-w-none border-line border-b py-2 text-sm leading-snug"
                    />
                  ))}
                </ul>
                {item.link && (
                  <p className="mt-2">
                    <ActionLink link={item.link} />
                  </p>
                )}
              </div>
            </div>
          </article>
        ))}
      </div>
    </SectionShell>
  );
}
