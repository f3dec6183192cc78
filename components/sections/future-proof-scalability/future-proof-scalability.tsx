/** Sizes of a customer as sheets of paper that contain each other; what stays with each, what changes. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { BlockTable } from '../shared/block-table';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'future-proof-scalability'> };

export function FutureProofScalability({ section }: Props) {
  const t = useTranslations('sections.futureProofScalability');
  const { caption, steps } = section;
  return (
    <SectionShell section={section} ground="grid">
      <BlockTable.Root caption={caption} className={`size-table size-columns-${steps.length}`}>
        <BlockTable.Head className="max-grid:sr-only">
          <BlockTable.Row className="size-row">
            <BlockTable.ColumnHead className="label font-normal">
              <span className="size-head">{t('size')}</span>
            </BlockTable.ColumnHead>
            <BlockTable.ColumnHead className="label font-normal">
              {t('stays')}
            </BlockTable.ColumnHead>
            <BlockTable.ColumnHead className="label font-normal">
              {t('changes')}
            </BlockTable.ColumnHead>
          </BlockTable.Row>
        </BlockTable.Head>
        <BlockTable.Body>
          {steps.map(({ size, stays, changes }, index) => (
            <BlockTable.Row key={size} className="size-row">
              <BlockTable.RowHead>
                <Paper number={index} of={steps.length} />
                <span className="size-name font-display text-lg leading-tight">{size}</span>
              </BlockTable.RowHead>
              <BlockTable.Cell data-head={t('stays')}>
                <RichText text={stays} as="span" />
              </BlockTable.Cell>
              <BlockTable.Cell data-head={t('changes')}>
                <RichText text={changes} as="span" />
              </BlockTable.Cell>
            </BlockTable.Row>
          ))}
        </BlockTable.Body>
      </BlockTable.Root>
    </SectionShell>
  );
}

/** Of the largest sheet, where its width is 100. */
const HEIGHT = 100 * Math.SQRT2;

/** The sheet itself, which is what is new; in it, tinted, the one before. */
const PAPERS = ['fill-cardbg stroke-line-strong', 'fill-secondarygradient1 stroke-line-strong'];

/** As with paper, each format has twice the area of the one before, which lies in its corner. */
function Paper({ number, of }: { number: number; of: number }) {
  const shareOf = (format: number) => 2 ** ((format + 1 - of) / 2);
  const formats = Array.from({ length: number + 1 }, (_, depth) => shareOf(number - depth));
  const height = HEIGHT * shareOf(number);
  return (
    <svg aria-hidden="true" viewBox={`-1 -1 102 ${height + 2}`} className="paper">
      {formats.map((share, depth) => (
        <rect
          key={share}
          y={height - HEIGHT * share}
          width={100 * share}
          height={HEIGHT * share}
          className={PAPERS[depth] ?? 'fill-none stroke-line-strong'}
        />
      ))}
    </svg>
  );
}
