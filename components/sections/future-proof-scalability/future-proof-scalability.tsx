/** Sizes of a customer as sheets of paper that contain each other; what stays with each, what changes. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'future-proof-scalability'> };

export function FutureProofScalability({ section }: Props) {
  const t = useTranslations('sections.futureProofScalability');
  const { caption, steps } = section;
  return (
    <SectionShell section={section} ground="grid">
      {/* A table made of blocks is no table to every screen reader; the roles say that it is. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={`sizes sizes-${steps.length}`}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-grid:sr-only">
          <tr role="row" className="size">
            <th role="columnheader" scope="col" className="label font-normal">
              <span className="size-head">{t('size')}</span>
            </th>
            <th role="columnheader" scope="col" className="label font-normal">
              {t('stays')}
            </th>
            <th role="columnheader" scope="col" className="label font-normal">
              {t('changes')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {steps.map(({ size, stays, changes }, index) => (
            <tr key={size} role="row" className="size">
              <th role="rowheader" scope="row">
                <Paper number={index} of={steps.length} />
                <span className="size-name font-display text-lg leading-tight">{size}</span>
              </th>
              <td role="cell" data-head={t('stays')}>
                <RichText text={stays} as="span" />
              </td>
              <td role="cell" data-head={t('changes')}>
                <RichText text={changes} as="span" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
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
