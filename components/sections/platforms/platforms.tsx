/** The platforms or clouds, each with its drawing, its words and its parts; on a narrow screen, sheets. */
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'platforms'> };

const VARIANTS = {
  rows: {
    list: 'gap-x-8 gap-y-10 sm:grid sm:grid-cols-2 grid:block',
    item: 'group/row items-center border-line sm:border-t sm:pt-6 grid:grid-cols-12 grid:py-8 grid:last:pb-0',
    drawing: 'min-w-0 grid:col-span-5 grid:group-even/row:order-last',
    words: 'grid gap-x-8 grid:col-span-7 grid:grid-cols-2',
    title: 'mb-3 grid:col-span-2',
    points: 'border-line border-t max-grid:mt-4',
    point: 'border-b py-2 text-sm leading-snug',
  },
  columns: {
    list: 'hairline-cells border-line-strong sm:grid sm:border-y',
    item: 'min-w-0 sm:py-6 sm:max-grid:grid-cols-2',
    drawing: '',
    words: '',
    title: 'mb-2',
    points: 'mt-4 flex flex-wrap gap-1.5 font-mono text-xs',
    point: 'border px-1.5 py-0.5',
  },
} as const;

/** Two or four stand two in a row, so that no place in a row stays empty. */
const columnsOf = (count: number) =>
  count === 2 || count === 4 ? 'grid:grid-cols-2' : 'grid:grid-cols-3';

export function Platforms({ section }: Props) {
  const look = VARIANTS[section.variant];
  const columns = section.variant === 'columns' ? ` ${columnsOf(section.items.length)}` : '';
  return (
    <SectionShell section={section} ground="secondary">
      <div className={`swipe ${look.list}${columns}`}>
        {section.items.map(({ id, name, title, text, points, drawing, link }) => (
          <article
            key={id}
            id={id}
            aria-labelledby={`${id}-name`}
            className={`grid content-start gap-x-8 gap-y-5 ${look.item}`}
          >
            <Drawing drawing={drawing} size="compact" className={look.drawing} />
            <div className={look.words}>
              {name && <p className="label mb-2 grid:col-span-2">{name}</p>}
              <h3 id={`${id}-name`} className={`text-2xl ${look.title}`}>
                {title}
              </h3>
              <RichText text={text} className="text-muted leading-normal" />
              <div>
                <ul className={look.points}>
                  {points.map((point) => (
                    <RichText
                      key={point.html}
                      text={point}
                      as="li"
                      className={`max-w-none border-line ${look.point}`}
                    />
                  ))}
                </ul>
                {link && (
                  <p className="mt-2">
                    <ActionLink link={link} />
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
