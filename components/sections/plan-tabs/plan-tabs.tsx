/** The plans of a term in a tab: columns that share their rows, so that the differences stand side by side. */
import { Numeral } from '@/components/ui/numeral';
import { RichText } from '@/components/ui/rich-text';
import { Tabs } from '@/components/ui/tabs';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'plan-tabs'> };
type Tab = SectionOf<'plan-tabs'>['tabs'][number];

export function PlanTabs({ section }: Props) {
  const tabs = section.tabs.map((tab) => ({ ...tab, panel: <Plans tab={tab} /> }));
  return (
    <SectionShell section={section}>
      <Tabs label={section.heading} tabs={tabs} />
      <RichText text={section.note} className="mt-2 text-muted text-sm" />
    </SectionShell>
  );
}

function Plans({ tab: { title, text, cards } }: { tab: Tab }) {
  return (
    <div className="relative py-6">
      {/* With scripts the selected tab says it. */}
      <h3 className="mb-2 text-2xl in-data-js:sr-only">{title}</h3>
      <RichText text={text} className="mb-8 text-lg leading-snug" />
      <ul className={`plans plans-${cards.length}`}>
        {cards.map((card) => (
          <li key={card.title} className="plan">
            <h4 className="font-display font-bold text-xl leading-snug">{card.title}</h4>
            <Numeral figure={card.price}>
              <p className="label mt-2">{card.unit}</p>
            </Numeral>
            <RichText text={card.text} className="text-muted leading-normal" />
            <ul className="plan-points">
              {card.points.map((point) => (
                <RichText key={point.html} as="li" text={point} className="py-2.5 leading-snug" />
              ))}
            </ul>
            <p className="plan-link">
              <ActionLink link={card.link} variant="primary" about={card.title} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
