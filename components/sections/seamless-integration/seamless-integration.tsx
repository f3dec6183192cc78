/** What the product exchanges with other systems, as a schematic: in on the left, out on the right. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'seamless-integration'> };
type System = SectionOf<'seamless-integration'>['items'][number];

/** Systems that go both ways fill up the shorter side. */
function sides(items: System[]) {
  const left = items.filter(({ direction }) => direction === 'in');
  const right = items.filter(({ direction }) => direction === 'out');
  for (const item of items.filter(({ direction }) => direction === 'both'))
    (left.length <= right.length ? left : right).push(item);
  return { left, right };
}

export function SeamlessIntegration({ section }: Props) {
  const t = useTranslations('sections');
  const { left, right } = sides(section.items);
  return (
    <SectionShell section={section} ground="grid">
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-y-4 grid:grid-cols-[minmax(0,1fr)_13rem_minmax(0,1fr)]">
        <Systems items={left} side="left" />
        <p className="col-start-1 row-start-1 row-end-3 flex items-center justify-center bg-primarytheme font-bold font-display text-theme text-xl leading-tight grid:col-start-2 grid:row-end-2 grid:px-6 grid:py-10 grid:text-center">
          <span className="max-grid:rotate-180 max-grid:[writing-mode:vertical-rl]">
            {t('record')}
          </span>
        </p>
        <Systems items={right} side="right" />
      </div>
    </SectionShell>
  );
}

/** The record is left of a system; on a wide screen it is right of those on the left. */
const SIDES = {
  left: {
    list: 'col-start-2 row-start-1 grid:col-start-1',
    row: 'grid:flex-row-reverse',
    connector: 'grid:-scale-x-100',
  },
  right: {
    list: 'col-start-2 row-start-2 grid:col-start-3 grid:row-start-1',
    row: '',
    connector: '',
  },
} as const;

function Systems({ items, side }: { items: System[]; side: keyof typeof SIDES }) {
  const t = useTranslations('sections');
  const { list, row, connector } = SIDES[side];
  return (
    <ul className={`flex flex-col justify-center gap-4 ${list}`}>
      {items.map(({ system, direction, text }) => (
        <li key={system} className={`flex items-stretch ${row}`}>
          <span aria-hidden="true" className={`connector text-note ${connector}`}>
            {direction !== 'out' && <span className="connector-start" />}
            {direction !== 'in' && <span className="connector-end" />}
          </span>
          <div className="min-w-0 flex-1 border border-line-strong bg-cardbg p-4 text-cardtext">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="text-lg leading-tight">{system}</h3>
              <p className="label text-note">{t(`direction.${direction}`)}</p>
            </div>
            <RichText text={text} className="mt-1.5 text-muted text-sm" />
          </div>
        </li>
      ))}
    </ul>
  );
}
