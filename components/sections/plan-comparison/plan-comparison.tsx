/** The plans side by side, what each contains tinted; on a narrow screen each property becomes a block. */
import { useTranslations } from 'next-intl';
import type { SectionOf } from '@/lib/site/content/prepare';
import { BlockTable } from '../shared/block-table';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'plan-comparison'> };

/** Up to four plans stand beside each other from 600 px on, more from 900 px on. */
const FEW = {
  table: 'max-sm:block sm:table-fixed',
  head: 'max-sm:sr-only',
  row: 'max-sm:grid max-sm:grid-cols-[fit-content(60%)_minmax(0,1fr)] max-sm:gap-x-5 max-sm:gap-y-1 max-sm:py-4',
  name: 'max-sm:col-span-full max-sm:mb-1 sm:py-3.5 sm:pr-4',
  cell: 'max-sm:contents max-sm:before:content-[attr(data-head)/""] sm:px-3 sm:py-3.5',
};
const MANY = {
  table: 'max-md:block md:table-fixed',
  head: 'max-md:sr-only',
  row: 'max-md:grid max-md:grid-cols-[fit-content(60%)_minmax(0,1fr)] sm:max-md:grid-cols-[repeat(3,fit-content(18%)_minmax(0,1fr))] max-md:gap-x-5 max-md:gap-y-1 max-md:py-4',
  name: 'max-md:col-span-full max-md:mb-1 md:py-3.5 md:pr-4',
  cell: 'max-md:contents max-md:before:content-[attr(data-head)/""] md:px-3 md:py-3.5',
};

export function PlanComparison({ section }: Props) {
  const t = useTranslations('sections');
  const { caption, plans, rows } = section;
  const { table, head, row, name: nameLook, cell } = plans.length > 4 ? MANY : FEW;
  const words: Record<string, string> = {
    yes: t('planComparison.yes'),
    no: t('planComparison.no'),
  };
  return (
    <SectionShell section={section} ground="secondary">
      <BlockTable.Root caption={caption} className={`plan-table ${table}`}>
        <BlockTable.Head className={head}>
          <BlockTable.Row>
            <BlockTable.Cell className="w-1/4" />
            {plans.map((plan) => (
              <BlockTable.ColumnHead key={plan}>{plan}</BlockTable.ColumnHead>
            ))}
          </BlockTable.Row>
        </BlockTable.Head>
        <BlockTable.Body className={table}>
          {rows.map(({ name, values }) => (
            <BlockTable.Row key={name} className={row}>
              <BlockTable.RowHead className={nameLook}>{name}</BlockTable.RowHead>
              {values.map((value, place) => (
                <BlockTable.Cell
                  key={plans[place]}
                  className={cell}
                  data-head={plans[place]}
                  data-mark={words[value] && value}
                >
                  <span className={words[value] && 'sr-only'}>{words[value] ?? value}</span>
                </BlockTable.Cell>
              ))}
            </BlockTable.Row>
          ))}
        </BlockTable.Body>
      </BlockTable.Root>
    </SectionShell>
  );
}
