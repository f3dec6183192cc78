/** How it is usually done, and below it an account with two sides: what speaks for, what against. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'benefits-and-drawbacks'> };
type Column = SectionOf<'benefits-and-drawbacks'>['benefits'];

export function BenefitsAndDrawbacks({ section }: Props) {
  const { benefits, traditional, drawbacks } = section;
  return (
    <SectionShell section={section}>
      <div className="mb-10 grid gap-y-2 border-note border-l-4 pl-5 sm:pl-0 sm:grid-cols-2 grid:mb-14">
        <h3 className="text-xl leading-snug sm:px-6 grid:px-8">{traditional.title}</h3>
        <RichText
          text={traditional.text}
          className="text-muted leading-normal sm:pl-6 grid:pl-14"
        />
      </div>
      <div className="grid gap-y-8 sm:grid-cols-2">
        <Side column={benefits} sign="plus" />
        <Side column={drawbacks} sign="minus" />
      </div>
    </SectionShell>
  );
}

/** The line below both titles, and the one between both lists, draw the T of an account. */
const SIDES = {
  plus: {
    title: 'sm:pr-6 grid:pr-14',
    list: 'sm:pr-6 grid:pr-14',
    color: 'stroke-primarytheme',
    path: 'M2 14h24M14 2v24',
  },
  minus: {
    title: 'sm:pl-6 grid:pl-14',
    list: 'border-line-strong sm:border-l sm:pl-6 grid:pl-14',
    color: 'stroke-note',
    path: 'M2 14h24',
  },
} as const;

function Side({ column, sign }: { column: Column; sign: keyof typeof SIDES }) {
  const { title, list, color, path } = SIDES[sign];
  return (
    <div className="flex min-w-0 flex-col">
      <h3
        className={`grid grid-cols-[minmax(0,1fr)_auto] gap-6 border-line-strong border-b-2 pb-4 text-2xl ${title}`}
      >
        {column.title}
        <svg aria-hidden="true" viewBox="0 0 28 28" className={`size-7 shrink-0 ${color}`}>
          <path d={path} strokeWidth="4" />
        </svg>
      </h3>
      <ul className={`grow divide-y divide-line ${list}`}>
        {column.points.map((point) => (
          <RichText key={point.html} as="li" text={point} className="py-4 leading-normal" />
        ))}
      </ul>
    </div>
  );
}
