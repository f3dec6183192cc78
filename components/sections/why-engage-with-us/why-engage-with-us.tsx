/** Question by question how it usually goes, softly, and how it goes with us, between strong lines. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { BlockTable } from '../shared/block-table';
import { SectionShell } from '../shared/section-shell';

/** On a narrow screen the head of its column stands above each answer. */
const SIDE =
  'text-sm max-sm:block max-sm:border-l-2 max-sm:pl-4 max-sm:before:block max-sm:before:font-mono max-sm:before:text-xs max-sm:before:uppercase max-sm:before:content-[attr(data-head)/""] sm:px-4 sm:py-5 grid:px-6 grid:text-base';

type Props = { section: SectionOf<'why-engage-with-us'> };

export function WhyEngageWithUs({ section }: Props) {
  const t = useTranslations('sections.whyEngageWithUs');
  const { caption, usual, ours, rows } = section;
  return (
    <SectionShell section={section}>
      <BlockTable.Root caption={caption} className="w-full max-sm:block sm:table-fixed">
        <BlockTable.Head className="max-sm:sr-only">
          <BlockTable.Row className="align-bottom *:py-3 *:text-left">
            <BlockTable.ColumnHead className="label w-[28%] font-normal">
              {t('question')}
            </BlockTable.ColumnHead>
            <BlockTable.ColumnHead className="label px-4 font-normal grid:px-6">
              {usual}
            </BlockTable.ColumnHead>
            <BlockTable.ColumnHead className="w-[39%] bg-primarytheme px-4 font-display text-lg text-theme leading-tight grid:px-6">
              {ours}
            </BlockTable.ColumnHead>
          </BlockTable.Row>
        </BlockTable.Head>
        <BlockTable.Body className="max-sm:block max-sm:space-y-9">
          {rows.map((row) => (
            <BlockTable.Row key={row.question} className="group align-top max-sm:block">
              <BlockTable.RowHead className="border-line text-left font-display text-lg leading-snug max-sm:mb-3 max-sm:block sm:border-t sm:py-5 sm:pr-4 sm:group-last:border-b">
                {row.question}
              </BlockTable.RowHead>
              <BlockTable.Cell
                data-head={usual}
                className={`${SIDE} border-line text-muted max-sm:mb-3 sm:border-t sm:group-last:border-b`}
              >
                <RichText text={row.usual} as="span" />
              </BlockTable.Cell>
              <BlockTable.Cell
                data-head={ours}
                className={`${SIDE} border-primarytheme bg-cardbg text-cardtext max-sm:py-2 max-sm:pr-4 max-sm:before:text-link sm:border-x-2 sm:not-group-first:border-t sm:border-t-line sm:group-last:border-b-2`}
              >
                <RichText text={row.ours} as="span" />
              </BlockTable.Cell>
            </BlockTable.Row>
          ))}
        </BlockTable.Body>
      </BlockTable.Root>
    </SectionShell>
  );
}
