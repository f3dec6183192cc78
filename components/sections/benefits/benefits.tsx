/** The benefits: the first with its drawing large, the others below it in columns. */
import { Drawing } from '@/components/drawings/drawing';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'benefits'> };
type Item = SectionOf<'benefits'>['items'][number];

/** Where two benefits are all, each has a row. */
const COLUMNS: Record<number, string> = {
  3: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2 grid:grid-cols-3 sm:max-grid:*:last:col-span-2',
};

export function Benefits({ section }: Props) {
  const { items } = section;
  const leads = items.length === 2 ? items : items.slice(0, 1);
  const others = items.slice(leads.length);
  return (
    <SectionShell section={section}>
      <div className="space-y-12 grid:space-y-16">
        {leads.map((item, index) => (
          <article
            key={item.title}
            className="grid items-center gap-x-8 gap-y-6 *:min-w-0 grid:grid-cols-12"
          >
            <div className={`grid:col-span-7 ${index % 2 ? 'grid:order-1' : ''}`}>
              <Drawing drawing={item.drawing} />
            </div>
            <div className={`grid:col-span-5 ${index % 2 ? '' : 'grid:pl-6'}`}>
              <h3 className="text-2xl">{item.title}</h3>
              <Words item={item} />
            </div>
          </article>
        ))}
      </div>
      {others.length > 0 && (
        <div
          className={`hairline-cells mt-10 grid gap-y-8 border-line-strong border-t grid:mt-14 ${COLUMNS[items.length]}`}
        >
          {others.map((item) => (
            <article key={item.title} className="flex min-w-0 flex-col gap-6 pt-7">
              <div className="grow">
                <h3 className="text-xl">{item.title}</h3>
                <Words item={item} />
              </div>
              <Drawing drawing={item.drawing} size="compact" />
            </article>
          ))}
        </div>
      )}
    </SectionShell>
  );
}

function Words({ item }: { item: Item }) {
  return (
    <>
      <RichText text={item.text} className="mt-3 text-muted" />
      <p className="mt-2">
        <ActionLink link={item.link} about={item.title} />
      </p>
    </>
  );
}
