/** The stages of a piece of work as bars on one scale, each where it begins: as it was and as it is. */
import { useLocale, useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
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
      {/* A table made of blocks is no table to every screen reader; the roles say that it is. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="block">
          <tr role="row" className="flex flex-wrap gap-x-8 gap-y-2 pb-5">
            <th role="columnheader" scope="col" className="sr-only">
              {t('stage')}
            </th>
            {SIDES.map((side) => (
              <th
                key={side}
                role="columnheader"
                scope="col"
                className="label flex items-center gap-2.5 text-left font-normal"
              >
                <Swatch side={side} />
                <span>
                  {section[side]}
                  <span className="sr-only">, {unit}</span>
                </span>
              </th>
            ))}
          </tr>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus */}
          <tr aria-hidden="true" className={ROW}>
            <td className="label">{unit}</td>
            <td className={CELL}>
              <Marks scale={scale} format={number.format} />
            </td>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block border-line-strong border-y">
          {stages.map((stage, index) => (
            <tr key={stage.title} role="row" className={`${ROW} border-line not-first:border-t`}>
              <th role="rowheader" scope="row" className={`${NAME} max-sm:pt-3 sm:py-2`}>
                {stage.title}
              </th>
              {SIDES.map((side) => (
                <td key={side} role="cell" className={`${CELL} min-h-7`}>
                  <Bar side={side} scale={scale} from={start(side, index)} length={stage[side]} />
                  <span
                    className={`text-right font-mono text-sm tabular-nums ${side === 'before' ? 'self-end text-muted' : 'font-semibold'}`}
                  >
                    {number.format(stage[side])}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup" className="block">
          <tr role="row" className={ROW}>
            <th role="rowheader" scope="row" className={`${NAME} font-display text-xl max-sm:pt-5`}>
              {t('total')}
            </th>
            {SIDES.map((side) => (
              <td key={side} role="cell" className={`${CELL} pt-4`}>
                <Dimension side={side} scale={scale} length={start(side)} />
                <span className="col-start-1 flex flex-wrap items-baseline gap-x-3 pt-1">
                  <span
                    className={`font-bold font-display text-3xl ${side === 'before' ? 'text-muted' : 'text-link'}`}
                  >
                    {number.format(start(side))}
                  </span>
                  <span className="label">{unit}</span>
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <RichText text={note} className="mt-8 text-muted text-sm" />
    </SectionShell>
  );
}
