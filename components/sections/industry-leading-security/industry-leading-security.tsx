/** Who may open which part of a record; on a narrow screen each part becomes a block. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { BlockTable } from '../shared/block-table';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'industry-leading-security'> };

/** On a narrow screen the role stands before what it sees. */
const CELL =
  'text-sm max-sm:contents max-sm:before:text-muted max-sm:before:content-[attr(data-head)/""] sm:px-2 sm:py-3.5 grid:px-3 grid:text-base';

export function IndustryLeadingSecurity({ section }: Props) {
  const { caption, nothing, roles, parts, points } = section;
  return (
    <SectionShell section={section}>
      <BlockTable.Root
        caption={caption}
        className="w-full border-line-strong border-y max-sm:block sm:table-fixed"
      >
        <BlockTable.Head className="max-sm:sr-only">
          <BlockTable.Row className="border-line-strong border-b">
            <BlockTable.Cell className="w-1/4" />
            {roles.map((role) => (
              <BlockTable.ColumnHead key={role} className="label px-2 py-3.5 text-left grid:px-3">
                {role}
              </BlockTable.ColumnHead>
            ))}
          </BlockTable.Row>
        </BlockTable.Head>
        <BlockTable.Body className="max-sm:block">
          {parts.map(({ name, access }) => (
            <BlockTable.Row
              key={name}
              className="border-line border-b last:border-b-0 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-5 max-sm:py-4"
            >
              <BlockTable.RowHead className="text-left font-display text-lg leading-snug max-sm:col-span-2 max-sm:mb-2 sm:py-3.5 sm:pr-4">
                {name}
              </BlockTable.RowHead>
              {access.map((what, place) => (
                <BlockTable.Cell key={roles[place]} className={CELL} data-head={roles[place]}>
                  <span className={what === nothing ? 'text-muted' : 'font-semibold'}>{what}</span>
                </BlockTable.Cell>
              ))}
            </BlockTable.Row>
          ))}
        </BlockTable.Body>
      </BlockTable.Root>
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
