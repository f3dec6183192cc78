/** Who tells whom what, and when: a timetable, its hours in a column of their own. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { BlockTable } from '../shared/block-table';
import { Sample } from '../shared/sample';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'communication'> };

const HEAD = 'label py-2.5 text-left font-normal';
const WHEN = 'bg-secondarygradient1 px-4 font-medium font-mono text-cardtext sm:w-1/4';

export function Communication({ section }: Props) {
  const t = useTranslations('sections.communication');
  return (
    <SectionShell section={section} ground="secondary">
      <BlockTable.Root
        caption={section.caption}
        className="w-full border-line-strong border-y-2 max-sm:block sm:table-fixed"
      >
        <BlockTable.Head className="max-sm:sr-only">
          <BlockTable.Row className="border-line-strong border-b">
            <BlockTable.ColumnHead className={`${HEAD} ${WHEN}`}>{t('when')}</BlockTable.ColumnHead>
            <BlockTable.ColumnHead className={`${HEAD} px-4 grid:px-6`}>
              {t('what')}
            </BlockTable.ColumnHead>
            <BlockTable.ColumnHead className={`${HEAD} w-1/4`}>{t('who')}</BlockTable.ColumnHead>
          </BlockTable.Row>
        </BlockTable.Head>
        <BlockTable.Body className="max-sm:block">
          {section.rows.map(({ when, what, who, sample }) => (
            <BlockTable.Row
              key={when}
              className="border-line border-b align-baseline last:border-b-0 max-sm:block"
            >
              <BlockTable.RowHead
                className={`${WHEN} text-left text-balance leading-snug max-sm:block max-sm:py-2 max-sm:text-sm sm:py-4`}
              >
                {when}
              </BlockTable.RowHead>
              <BlockTable.Cell className="px-4 max-sm:block max-sm:pt-3 sm:py-4 grid:px-6">
                <RichText text={what} as="span" />
              </BlockTable.Cell>
              <BlockTable.Cell className="text-muted text-sm leading-snug max-sm:block max-sm:px-4 max-sm:pt-1.5 max-sm:pb-5 sm:py-4">
                {who} <Sample of={{ sample }} />
              </BlockTable.Cell>
            </BlockTable.Row>
          ))}
        </BlockTable.Body>
      </BlockTable.Root>
    </SectionShell>
  );
}
