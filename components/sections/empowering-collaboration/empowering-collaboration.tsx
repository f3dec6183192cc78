/** One piece of work on its way: a line that crosses from the lane of one person to the next. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'empowering-collaboration'> };

/** So many lanes are so wide. */
const WIDTHS = [
  'w-0',
  'w-(--lane)',
  'w-[calc(2*var(--lane))]',
  'w-[calc(3*var(--lane))]',
  'w-[calc(4*var(--lane))]',
  'w-[calc(5*var(--lane))]',
  'w-[calc(6*var(--lane))]',
  'w-[calc(7*var(--lane))]',
];

export function EmpoweringCollaboration({ section }: Props) {
  const { steps } = section;
  const people = [...new Set(steps.map(({ who }) => who))];
  const lane = (who = '') => `${((people.indexOf(who) + 0.5) / people.length) * 100}%`;
  return (
    <SectionShell section={section} ground="secondary">
      <ol>
        {steps.map(({ who, title, text }, index) => (
          <li
            key={title}
            className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:gap-x-6 grid:grid-cols-[minmax(0,1fr)_auto_minmax(0,4fr)] grid:gap-x-0"
          >
            <Lanes
              width={WIDTHS[people.length]}
              from={index > 0 ? lane(steps[index - 1]?.who) : undefined}
              at={lane(who)}
              isLast={index === steps.length - 1}
            />
            <p className="lane-name label text-cardtext max-grid:mb-1 grid:col-start-1 grid:row-start-1">
              {who}
            </p>
            <div className="pb-7 group-last:pb-0 max-grid:col-start-2 grid:pl-6 lg:grid lg:grid-cols-2 lg:gap-x-8">
              <h3 className="text-xl">{title}</h3>
              <RichText text={text} className="text-muted leading-normal max-lg:mt-1.5" />
            </div>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}

type LanesProps = {
  width: string | undefined;
  from: string | undefined;
  at: string;
  isLast: boolean;
};

/** The way of the work through one step: from the lane that it leaves to the one that has it. */
function Lanes({ width, from, at, isLast }: LanesProps) {
  return (
    <svg aria-hidden="true" className={`lanes row-span-2 grid:row-span-1 ${width}`}>
      <line x2={at} y1="0.8em" y2="0.8em" className="max-grid:hidden stroke-line stroke-1" />
      {from && <line x1={from} x2={at} y1="0" y2="0" />}
      {from && <line x1={at} x2={at} y1="0" y2="0.8em" />}
      {!isLast && <line x1={at} x2={at} y1="0.8em" y2="100%" />}
      <circle cx={at} cy="0.8em" r="6" className={isLast ? 'fill-primarytheme' : 'fill-cardbg'} />
    </svg>
  );
}
