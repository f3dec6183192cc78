/** What the product exchanges with other systems, as a schematic: in on the left, out on the right. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from './section-shell';

type Props = { section: SectionOf<'integration'> };
type System = SectionOf<'integration'>['items'][number];

/** Systems that go both ways fill up the shorter side. */
function sides(items: System[]) {
  const left = items.filter(({ direction }) => direction === 'in');
  const right = items.filter(({ direction }) => direction === 'out');
  for (const item of items.filter(({ direction }) => direction === 'both'))
    (left.length <= right.length ? left : right).push(item);
  return { left, right };
}

export function Integration({ section }: Props) {
  const t = useTranslations('sections');
  const { left, right } = sides(section.items);
  return (
    <SectionShell section={section} ground="grid">
      <div className="grid grid:grid-cols-[minmax(0,1fr)_13rem_minmax(0,1fr)]">
        <Systems items={left} side="left" />
        <div className="flex items-center justify-center border border-outline bg-action px-4 py-6 text-center text-on-action">
          <p className="font-bold font-display text-xl leading-tight">{t('record')}</p>
        </div>
        <Systems items={right} side="right" />
      </div>
    </SectionShell>
  );
}

function Systems({ items, side }: { items: System[]; side: 'left' | 'right' }) {
  const t = useTranslations('sections');
  return (
    <ul className="flex flex-col grid:justify-center grid:gap-4">
      {items.map(({ system, direction, text }) => (
        <li
          key={system}
          className={`flex flex-col-reverse items-stretch ${side === 'left' ? 'max-grid:flex-col grid:flex-row' : 'grid:flex-row-reverse'}`}
        >
          <div className="min-w-0 flex-1 border border-outline bg-card p-4 text-card-ink">
            <h3 className="text-lg leading-tight">{system}</h3>
            <RichText text={text} className="mt-1 text-muted text-sm" />
          </div>
          <Connector direction={direction} side={side} label={t(`direction.${direction}`)} />
        </li>
      ))}
    </ul>
  );
}

type ConnectorProps = { direction: System['direction']; side: 'left' | 'right'; label: string };

/** The line between a system and the record; on a narrow screen it stands upright. */
function Connector({ direction, side, label }: ConnectorProps) {
  const toRecord = direction !== 'out';
  const fromRecord = direction !== 'in';
  const recordIsAfter = side === 'left';
  return (
    <div className="connector text-note">
      {(recordIsAfter ? fromRecord : toRecord) && <span className="connector-start" />}
      <span className="label connector-label text-note">{label}</span>
      {(recordIsAfter ? toRecord : fromRecord) && <span className="connector-end" />}
    </div>
  );
}
