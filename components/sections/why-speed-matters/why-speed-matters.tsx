/** The stages of a piece of work as bars on one scale, each where it begins: as it was and as it is. */
import { useLocale, useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { BlockTable } from '../shared/block-table';
import { SectionShell } from '../shared/section-shell';
import { Bar, Dimension, Marks, type Side, Swatch } from './bars';
import { scaleFor } from './scale';

type Props = { section: SectionOf<'why-speed-matters'> };

const SIDES: Side[] = ['before', 'after'];
/** The name of a stage, and the chart beside it. */
const ROW = 'grid gap-x-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]';
const NAME = 'text-left leading-snug sm:row-span-2 sm:self-center';
/** A bar and its number. */
const CELL = 'grid grid-cols-[minmax(0,1fr)_3.5rem] sm:col-start-2';

export function WhySpeedMatters({ section }: Props) {
  const t = useTranslations('sections.whySpeedMatters');
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 2 });
  const { caption, unit, stages, note } = section;
  /** When the stage begins, counted from the first; the end of all without one. */
  const start = (side: Side, stage = stages.length) =>
    stages.slice(0, stage).reduce((sum, { [side]: length }) => sum + length, 0);
  const scale = scaleFor(Math.max(...SIDES.map((side) => start(side))));
  return (
    <SectionShell section={section}>
      <BlockTable.Root caption={caption} className="chart block">
        <BlockTable.Head className="block">
          <BlockTable.Row className="flex flex-wrap gap-x-8 gap-y-2 pb-5">
            <BlockTable.ColumnHead className="sr-only">{t('stage')}</BlockTable.ColumnHead>
            {SIDES.map((side) => (
              <BlockTable.ColumnHead
                key={side}
                className="label flex items-center gap-2.5 text-left font-normal"
              >
                <Swatch side={side} />
                <span>
                  {section[side]}
                  <span className="sr-only">, {unit}</span>
                </span>
              </BlockTable.ColumnHead>
            ))}
          </BlockTable.Row>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus */}
          <tr aria-hidden="true" className={ROW}>
            <td className="label">{unit}</td>
            <td className={CELL}>
              <Marks scale={scale} format={number.format} />
            </td>
          </tr>
        </BlockTable.Head>
        <BlockTable.Body className="block border-line-strong border-y">
          {stages.map((stage, index) => (
            <BlockTable.Row key={stage.title} className={`${ROW} border-line not-first:border-t`}>
              <BlockTable.RowHead className={`${NAME} max-sm:pt-3 sm:py-2`}>
                {stage.title}
              </BlockTable.RowHead>
              {SIDES.map((side) => (
                <BlockTable.Cell key={side} className={`${CELL} min-h-7`}>
                  <Bar side={side} scale={scale} from={start(side, index)} length={stage[side]} />
                  <span
                    className={`text-right font-mono text-sm tabular-nums ${side === 'before' ? 'self-end text-muted' : 'font-semibold'}`}
                  >
                    {number.format(stage[side])}
                  </span>
                </BlockTable.Cell>
              ))}
            </BlockTable.Row>
          ))}
        </BlockTable.Body>
        <BlockTable.Foot className="block">
          <BlockTable.Row className={ROW}>
            <BlockTable.RowHead className={`${NAME} font-display text-xl max-sm:pt-5`}>
              {t('total')}
            </BlockTable.RowHead>
            {SIDES.map((side) => (
              <BlockTable.Cell key={side} className={`${CELL} pt-4`}>
                <Dimension side={side} scale={scale} length={start(side)} />
                <span className="col-start-1 flex flex-wrap items-baseline gap-x-3 pt-1">
                  <span
                    className={`font-bold font-display text-3xl ${side === 'before' ? 'text-muted' : 'text-link'}`}
                  >
                    {number.format(start(side))}
                  </span>
                  <span className="label">{unit}</span>
                </span>
              </BlockTable.Cell>
            ))}
          </BlockTable.Row>
        </BlockTable.Foot>
      </BlockTable.Root>
      <RichText text={note} className="mt-8 text-muted text-sm" />
    </SectionShell>
  );
}
