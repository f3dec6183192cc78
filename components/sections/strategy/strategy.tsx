/** Short arguments as a flight of stairs, three at a time, each with a large outlined numeral. */
import { Pager } from '@/components/ui/pager';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { usePagingStrings } from '../shared/paging-strings';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'strategy'> };
type Item = SectionOf<'strategy'>['items'][number];

export function Strategy({ section }: Props) {
  const items = section.items.map((item, index) => ({
    key: item.id,
    id: item.id,
    className:
      'gap-x-4 max-grid:grid max-grid:grid-cols-[3.5rem_1fr] sm:max-grid:grid-cols-[9rem_1fr] grid:nth-[3n+2]:mt-10 grid:nth-[3n]:mt-20',
    content: <Argument item={item} number={index + 1} />,
  }));
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <Pager
        id={`${section.id}-cards`}
        items={items}
        strings={usePagingStrings(items.length).cards}
        className="grid gap-x-8 gap-y-8 grid:grid-cols-3 grid:gap-x-14"
      />
    </SectionShell>
  );
}

function Argument({ item, number }: { item: Item; number: number }) {
  return (
    <>
      {/* Not a counter of the styles: those skip what is not shown. */}
      <span aria-hidden="true" className="count-outlined">
        {String(number).padStart(2, '0')}
      </span>
      <div className="border-line-strong border-t pt-4 grid:mt-3">
        <h3 className="max-w-[24ch] text-xl sm:text-2xl">{item.title}</h3>
        <RichText text={item.text} className="mt-2 max-w-[54ch] text-muted leading-normal" />
        {item.link && (
          <p className="mt-1">
            <ActionLink link={item.link} />
          </p>
        )}
      </div>
    </>
  );
}
