/** Two to five shares of a hundred, each on a measuring scale with its figure and its ground. */
import { Gauge } from '@/components/ui/gauge';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { MeasuredNumeral } from '../shared/measured-numeral';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'progress'> };

export function Progress({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary" layout="side">
      <ul className="grid gap-y-7 grid:gap-y-9">
        {section.items.map((item, index) => {
          const share = Number.parseInt(item.figure, 10);
          const nameId = `${section.id}-item-${index + 1}`;
          return (
            <li key={item.label}>
              <div
                data-unseen={share}
                className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2"
              >
                <h3 id={nameId} className="min-w-0 text-xl sm:text-2xl">
                  {item.label}
                </h3>
                <MeasuredNumeral of={item} countsUp />
                <Gauge labelledBy={nameId} value={share} />
              </div>
              {item.text && (
                <RichText
                  text={item.text}
                  className="mt-2 text-muted leading-normal max-sm:text-sm"
                />
              )}
            </li>
          );
        })}
      </ul>
    </SectionShell>
  );
}
