/** Three to six products, each at work: as a sheet of drawings or as one row a product. */
import { Drawing } from '@/components/drawings/drawing';
import { Pager } from '@/components/ui/pager';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { usePagingStrings } from '../shared/paging-strings';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'our-products'> };
type Item = SectionOf<'our-products'>['items'][number];
type SheetProps = { id: string; items: Item[] };

const VARIANTS = { sheet: ProductSheet, index: ProductRows } as const;

export function OurProducts({ section }: Props) {
  const Variant = VARIANTS[section.variant];
  return (
    <SectionShell section={section} ground={section.variant === 'sheet' ? 'grid' : 'primary'}>
      <Variant id={`${section.id}-cards`} items={section.items} />
    </SectionShell>
  );
}

/**
 * Columns in which no row stays half empty. Where there is room, the first sheet of three and of
 * six is wider than the others, and the last of six; four and five stand in two rows.
 */
const SHEETS: Record<number, string> = {
  3: 'sm:grid-cols-2 sm:max-grid:*:last:col-span-2 grid:grid-cols-3 xl:grid-cols-11 xl:*:col-span-3 xl:*:first:col-span-5',
  4: 'sm:grid-cols-2 xl:grid-cols-11 xl:*:col-span-5 xl:*:first:col-span-6 xl:*:last:col-span-6',
  5: 'sm:grid-cols-2 sm:max-grid:*:last:col-span-2 grid:grid-cols-6 grid:*:col-span-2 grid:*:nth-last-2:col-span-3 grid:*:last:col-span-3',
  6: 'sm:grid-cols-2 grid:grid-cols-3 xl:grid-cols-11 xl:*:col-span-3 xl:*:first:col-span-5 xl:*:last:col-span-5',
};

/** One sheet a module; on a narrow screen three at a time. */
function ProductSheet({ id, items }: SheetProps) {
  const cells = items.map((item) => ({
    key: item.code,
    className:
      'flex min-w-0 flex-col justify-between border-line-strong border-r border-b bg-cardbg text-cardtext',
    content: <Cell item={item} />,
  }));
  return (
    <Pager
      id={id}
      items={cells}
      strings={usePagingStrings(items.length).cards}
      when="narrow-only"
      className={`grid border-line-strong border-t border-l bg-primarybg ${SHEETS[items.length]}`}
    />
  );
}

function Cell({ item }: { item: Item }) {
  return (
    <>
      <div className="p-4 sm:p-5">
        <h3>
          <span className="block text-3xl">{item.code}</span>
          <span className="mt-1.5 block font-sans font-semibold text-base leading-snug tracking-normal">
            {item.title}
          </span>
        </h3>
        <RichText text={item.text} className="mt-2 text-muted text-sm" />
        <p className="mt-1">
          <ActionLink link={item.link} />
        </p>
      </div>
      {/* The sheet of the drawing is the lower half of the cell: they share their outlines. */}
      <Drawing drawing={item.drawing} size="compact" className="-mr-px -mb-px -ml-px" />
    </>
  );
}

function ProductRows({ items }: SheetProps) {
  return (
    <ul className="border-line-strong border-b">
      {items.map((item) => (
        <li
          key={item.code}
          className="grid gap-x-8 gap-y-4 border-line-strong border-t py-6 grid:grid-cols-12 grid:py-8"
        >
          <h3 className="text-4xl grid:col-span-3 grid:max-lg:text-3xl">{item.code}</h3>
          <div className="grid:col-span-4">
            <p className="font-semibold text-lg leading-snug">{item.title}</p>
            <RichText text={item.text} className="mt-3 text-muted" />
            <p className="mt-4">
              <ActionLink link={item.link} />
            </p>
          </div>
          <div className="min-w-0 grid:col-span-5">
            <Drawing drawing={item.drawing} size="compact" />
          </div>
        </li>
      ))}
    </ul>
  );
}
