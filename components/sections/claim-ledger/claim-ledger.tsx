/** The claims by group, a table each; on a narrow screen each claim becomes a block with its parts named. */
import { useFormatter, useTranslations } from 'next-intl';
import type { SectionOf } from '@/lib/site/content/prepare';
import { BlockTable } from '../shared/block-table';
import { Sample } from '../shared/sample';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'claim-ledger'> };

export function ClaimLedger({ section }: Props) {
  const t = useTranslations('sections.claimLedger');
  const format = useFormatter();
  const heads = { basis: t('basis'), scope: t('scope'), owner: t('owner') };
  return (
    <SectionShell section={section} ground="secondary">
      {section.groups.map(({ title, rows }) => (
        <div key={title} className="mt-10 first-of-type:mt-0 grid:mt-14">
          <h3 className="mb-4 text-2xl">{title}</h3>
          <BlockTable.Root caption={title} className="ledger">
            <BlockTable.Head>
              <BlockTable.Row>
                <BlockTable.ColumnHead className="label">{t('claim')}</BlockTable.ColumnHead>
                {Object.entries(heads).map(([key, head]) => (
                  <BlockTable.ColumnHead key={key} className="label">
                    {head}
                  </BlockTable.ColumnHead>
                ))}
              </BlockTable.Row>
            </BlockTable.Head>
            <BlockTable.Body>
              {rows.map(({ id, wording, basis, scope, owner, review, sample }) => (
                <BlockTable.Row key={id} id={`claim-${id}`}>
                  <BlockTable.RowHead>
                    {wording} <Sample of={{ sample }} className="ml-1" />
                  </BlockTable.RowHead>
                  <BlockTable.Cell data-head={heads.basis}>{basis}</BlockTable.Cell>
                  <BlockTable.Cell data-head={heads.scope}>{scope}</BlockTable.Cell>
                  <BlockTable.Cell data-head={heads.owner}>
                    {owner}{' '}
                    <time dateTime={review} className="block text-muted">
                      {format.dateTime(new Date(review), { dateStyle: 'long', timeZone: 'UTC' })}
                    </time>
                  </BlockTable.Cell>
                </BlockTable.Row>
              ))}
            </BlockTable.Body>
          </BlockTable.Root>
        </div>
      ))}
    </SectionShell>
  );
}
