/** What happens when: steps along the ruler of a timeline, from its first mark to its arrow. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'effortless-onboarding'> };

/** How many steps stand on a row; the line goes on below. */
const COLUMNS: Record<number, string> = {
  3: 'grid:grid-cols-3',
  5: 'grid:grid-cols-5',
  6: 'grid:grid-cols-3',
};

export function EffortlessOnboarding({ section }: Props) {
  const { steps } = section;
  return (
    <SectionShell section={section} ground="secondary">
      <ol className={`grid grid:-mb-10 ${COLUMNS[steps.length] ?? 'grid:grid-cols-4'}`}>
        {steps.map(({ when, title, text }) => (
          <li key={`${when} ${title}`} className="time-step">
            <p className="font-bold font-display text-2xl leading-none tracking-tight max-grid:mb-2 grid:row-start-1 grid:self-end grid:pr-6 grid:pb-3">
              {when}
            </p>
            <div className="grid:row-start-3 grid:pt-4 grid:pr-8 grid:pb-10">
              <h3 className="text-lg leading-tight">{title}</h3>
              <RichText text={text} className="mt-1.5 text-muted text-sm" />
            </div>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
