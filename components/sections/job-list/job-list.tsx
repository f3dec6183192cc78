/** All open jobs as a register, a line each; on a narrow screen each line becomes a block. */
import { useTranslations } from 'next-intl';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'job-list'> };

const HEAD = 'label border-line-strong border-b pr-4 pb-2 text-left font-normal last:pr-0';
const COLUMNS = ['team', 'location', 'workMode'] as const;

export function JobList({ section }: Props) {
  const t = useTranslations('sections');
  const { items } = section;
  const heads = {
    team: t('jobList.team'),
    location: t('jobList.location'),
    workMode: t('jobList.workMode'),
  };
  return (
    <SectionShell section={section}>
      {items.length === 0 ? (
        <p className="border-line-strong border-y py-6 text-lg">{t('jobList.none')}</p>
      ) : (
        // A table made of blocks is no table to every screen reader; the roles say that it is.
        // biome-ignore-start lint/a11y/noRedundantRoles: see above
        <table
          role="table"
          className="w-full border-line-strong border-b max-sm:block sm:table-fixed"
        >
          <caption className="label mb-5 text-left text-note max-sm:block">
            {t('jobList.count', { count: items.length })}
          </caption>
          <thead role="rowgroup" className="max-sm:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col" className={`${HEAD} w-1/3`}>
                {t('jobList.title')}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col" className={HEAD}>
                  {heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block max-sm:border-line-strong max-sm:border-t">
            {items.map(({ title, link, ...facts }) => (
              <tr
                key={link.href}
                role="row"
                className="relative border-line border-b align-baseline last:border-b-0 focus-within:bg-hovercolor hover:bg-hovercolor max-sm:grid max-sm:items-baseline max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-5 max-sm:gap-y-1 max-sm:py-4"
              >
                <th
                  role="rowheader"
                  scope="row"
                  className="py-2.5 pr-4 text-left leading-snug max-sm:col-span-2 max-sm:py-0"
                >
                  <a
                    href={link.href}
                    className="block py-1 font-display text-lg text-link leading-snug underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
                  >
                    {title}
                    <span className="sr-only">
                      , {facts.team}, {facts.location}
                    </span>
                  </a>
                </th>
                {COLUMNS.map((column) => (
                  <td
                    key={column}
                    role="cell"
                    data-label={heads[column]}
                    className="leading-snug max-sm:contents max-sm:before:text-muted max-sm:before:content-[attr(data-label)/''] sm:py-3.5 sm:pr-4 sm:last:pr-0"
                  >
                    {facts[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      )}
    </SectionShell>
  );
}
