/** Who may open which part of a record; on a narrow screen each part becomes a block. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'industry-leading-security'> };

const CELL = 'text-sm sm:px-2 sm:py-3.5 grid:px-3 grid:text-base';

export function IndustryLeadingSecurity({ section }: Props) {
  const { caption, nothing, roles, parts, points } = section;
  return (
    <SectionShell section={section}>
      {/* A table made of blocks is no table to every screen reader; the roles say that it is. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table
        role="table"
        className="w-full border-line-strong border-y max-sm:block sm:table-fixed"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-line-strong border-b">
            <td role="cell" className="w-1/4" />
            {roles.map((role) => (
              <th
                key={role}
                role="columnheader"
                scope="col"
                className="label px-2 py-3.5 text-left grid:px-3"
              >
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {parts.map(({ name, access }) => (
            <tr
              key={name}
              role="row"
              className="border-line border-b last:border-b-0 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-5 max-sm:py-4"
            >
              <th
                role="rowheader"
                scope="row"
                className="text-left font-display text-lg leading-snug max-sm:col-span-2 max-sm:mb-2 sm:py-3.5 sm:pr-4"
              >
                {name}
              </th>
              {access.map((what, place) => (
                <td
                  key={roles[place]}
                  role="cell"
                  className={`access max-sm:contents ${CELL}`}
                  data-role={roles[place]}
                >
                  <span className={what === nothing ? 'text-muted' : 'font-semibold'}>{what}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <ul className="mt-7 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point.html} className="border-primarytheme border-l-4 pl-4 text-muted">
            <RichText text={point} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
