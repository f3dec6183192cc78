/** Five short stories in tabs: what it is about, two to four cards, and the steps in their order. */
import { Tabs } from '@/components/islands/tabs';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from './section-shell';

type Props = { section: SectionOf<'story'> };
type Tab = SectionOf<'story'>['tabs'][number];

export function Story({ section }: Props) {
  const tabs = section.tabs.map(({ id, title }) => ({ id, title }));
  return (
    <SectionShell section={section}>
      <Tabs label={section.heading} tabs={tabs}>
        {section.tabs.map((tab) => (
          <StoryPanel key={tab.id} tab={tab} />
        ))}
      </Tabs>
    </SectionShell>
  );
}

/** How many cards or steps stand beside each other. */
const ACROSS: Record<number, string> = {
  2: 'grid:grid-cols-2',
  3: 'grid:grid-cols-3',
  4: 'grid:grid-cols-4',
  5: 'grid:grid-cols-5',
};

function StoryPanel({ tab }: { tab: Tab }) {
  return (
    <div className="pt-8 pb-4">
      <div className="grid gap-x-8 gap-y-10 grid:grid-cols-12">
        <div className="relative grid:col-span-5">
          {/* With scripts the selected tab says it. */}
          <h3 className="label mb-4 font-medium in-data-js:sr-only">{tab.title}</h3>
          <RichText text={tab.lead} className="font-display text-xl leading-snug" />
        </div>
        <ul
          className={`grid content-start gap-x-8 sm:grid-cols-2 grid:col-span-7 ${tab.cards.length === 3 ? 'sm:grid-cols-3' : ''}`}
        >
          {tab.cards.map(({ title, text }) => (
            <li key={title} className="border-outline border-t pt-4 pb-7">
              <h4 className="font-semibold text-lg leading-tight">{title}</h4>
              <RichText text={text} className="mt-2 text-muted text-sm" />
            </li>
          ))}
        </ul>
      </div>
      <ol className={`stepper counted mt-12 grid ${ACROSS[tab.steps.length]}`}>
        {tab.steps.map(({ title, text }) => (
          <li key={title} className="step">
            <span className="count step-node label" />
            <div className="pb-7 grid:pt-5 grid:pr-6 grid:pb-0">
              <h4 className="font-semibold text-lg leading-tight">{title}</h4>
              <RichText text={text} className="mt-1.5 text-muted text-sm" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
