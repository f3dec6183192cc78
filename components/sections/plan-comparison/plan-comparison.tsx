/** The plans side by side, what each contains tinted; on a narrow screen each property becomes a block. */
import { useTranslations } from 'next-intl';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'plan-comparison'> };

/** Up to four plans stand beside each other from 600 px on, more from 900 px on. */
const FEW = {
  table: 'max-sm:block sm:table-fixed',
  head: 'max-sm:sr-only',
  row: 'max-sm:grid max-sm:grid-cols-[fit-content(60%)_minmax(0,1fr)] max-sm:gap-x-5 max-sm:gap-y-1 max-sm:py-4',
  name: 'max-sm:col-span-full max-sm:mb-1 sm:py-3.5 sm:pr-4',
  cell: 'max-sm:contents max-sm:before:content-[attr(data-plan)/""] sm:px-3 sm:py-3.5',
};
const MANY = {
  table: 'max-md:block md:table-fixed',
  head: 'max-md:sr-only',
  row: 'max-md:grid max-md:grid-cols-[fit-content(60%)_minmax(0,1fr)] sm:max-md:grid-cols-[repeat(3,fit-content(18%)_minmax(0,1fr))] max-md:gap-x-5 max-md:gap-y-1 max-md:py-4',
  name: 'max-md:col-span-full max-md:mb-1 md:py-3.5 md:pr-4',
  cell: 'max-md:contents max-md:before:content-[attr(data-plan)/""] md:px-3 md:py-3.5',
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
      {/* A table made of blocks is no table to every screen reader; the roles say that it is. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={`plan-table ${table}`}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={head}>
          <tr role="row">
            <td role="cell" className="w-1/4" />
            {plans.map((plan) => (
              <th key={plan} role="columnheader" scope="col">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={table}>
          {rows.map(({ name, values }) => (
            <tr key={name} role="row" className={row}>
              <th role="rowheader" scope="row" className={nameLook}>
                {name}
              </th>
              {values.map((value, place) => (
                <td
                  key={plans[place]}
                  role="cell"
                  className={cell}
                  data-plan={plans[place]}
                  data-mark={words[value] && value}
                >
                  <span className={words[value] && 'sr-only'}>{words[value] ?? value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </SectionShell>
  );
}
