/** Who tells whom what, and when: a timetable, its hours in a column of their own. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'communication'> };

const HEAD = 'label py-2.5 text-left font-normal';
const WHEN = 'bg-secondarygradient1 px-4 font-medium font-mono text-cardtext sm:w-1/4';

export function Communication({ section }: Props) {
  const t = useTranslations('sections.communication');
  return (
    <SectionShell section={section} ground="secondary">
      {/* A table made of blocks is no table to every screen reader; the roles say that it is. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table
        role="table"
        className="w-full border-line-strong border-y-2 max-sm:block sm:table-fixed"
      >
        <caption className="sr-only">{section.caption}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-line-strong border-b">
            <th role="columnheader" scope="col" className={`${HEAD} ${WHEN}`}>
              {t('when')}
            </th>
            <th role="columnheader" scope="col" className={`${HEAD} px-4 grid:px-6`}>
              {t('what')}
            </th>
            <th role="columnheader" scope="col" className={`${HEAD} w-1/4`}>
              {t('who')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {section.rows.map(({ when, what, who }) => (
            <tr
              key={when}
              role="row"
              className="border-line border-b align-baseline last:border-b-0 max-sm:block"
            >
              <th
                role="rowheader"
                scope="row"
                className={`${WHEN} text-left text-balance leading-snug max-sm:block max-sm:py-2 max-sm:text-sm sm:py-4`}
              >
                {when}
              </th>
              <td role="cell" className="px-4 max-sm:block max-sm:pt-3 sm:py-4 grid:px-6">
                <RichText text={what} as="span" />
              </td>
              <td
                role="cell"
                className="text-muted text-sm leading-snug max-sm:block max-sm:px-4 max-sm:pt-1.5 max-sm:pb-5 sm:py-4"
              >
                {who}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </SectionShell>
  );
}
