/** Five short stories in tabs: what it is about, two to four cards, and the steps in their order. */
import { RichText } from '@/components/ui/rich-text';
import { Stepper } from '@/components/ui/stepper';
import { Tabs } from '@/components/ui/tabs';
import type { SectionOf } from '@/lib/site/content/prepare';
import { usePagingStrings } from '../shared/paging-strings';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'story'> };
type Tab = SectionOf<'story'>['tabs'][number];

export function Story({ section }: Props) {
  const tabs = section.tabs.map((tab) => ({ ...tab, panel: <StoryPanel tab={tab} /> }));
  return (
    <SectionShell section={section}>
      <Tabs label={section.heading} tabs={tabs} />
    </SectionShell>
  );
}

function StoryPanel({ tab }: { tab: Tab }) {
  const { steps } = usePagingStrings(tab.steps.length);
  return (
    <div className="pt-6 pb-2">
      <div className="mb-6 grid gap-x-8 gap-y-6 grid:mb-9 grid:grid-cols-12">
        <div className="relative grid:col-span-5">
          {/* With scripts the selected tab says it. */}
          <h3 className="label mb-4 font-medium in-data-js:sr-only">{tab.title}</h3>
          <RichText text={tab.lead} className="text-lg leading-snug sm:text-xl" />
        </div>
        <ul
          className={`grid content-start gap-x-8 sm:grid-cols-2 grid:col-span-7 ${tab.cards.length === 3 ? 'sm:grid-cols-3' : ''}`}
        >
          {tab.cards.map(({ title, text }) => (
            <li key={title} className="border-line-strong border-t pt-3 pb-5">
              <h4 className="font-semibold text-lg leading-tight">{title}</h4>
              <RichText text={text} className="mt-1.5 text-muted text-sm" />
            </li>
          ))}
        </ul>
      </div>
      <Stepper id={`${tab.id}-steps`} steps={tab.steps} strings={steps} />
    </div>
  );
}
