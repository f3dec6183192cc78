/** Two sheets side by side: how it is done today, muted, and how it is done with us. */
import { Drawing } from '@/components/drawings/drawing';
import { Arrow } from '@/components/ui/arrow';
import { CheckboxMark } from '@/components/ui/checkbox-mark';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Sheet = SectionOf<'comparison'>['before'];

const SIDES = {
  before: { text: 'text-muted', mark: 'minus', markColor: '' },
  after: { text: '', mark: 'tick', markColor: 'text-primarytheme' },
} as const;

function Side({ side, sheet }: { side: keyof typeof SIDES; sheet: Sheet }) {
  const { text, mark, markColor } = SIDES[side];
  return (
    <div className={`min-w-0 ${text}`}>
      <h3 className="mb-4 text-xl sm:text-2xl">{sheet.title}</h3>
      <Drawing drawing={sheet.drawing} size="compact" />
      <ul className="mt-2">
        {sheet.points.map((point) => (
          <li
            key={point.html}
            className="flex gap-3 border-line border-b py-2.5 leading-snug last:border-b-0 max-sm:text-sm sm:gap-4 sm:py-3"
          >
            <CheckboxMark mark={mark} className={`mt-0.5 ${markColor}`} />
            <RichText text={point} as="span" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The line that divides the two sheets; its arrow says in which direction to read. */
function Divider() {
  return (
    <div
      aria-hidden="true"
      className="divider flex items-center justify-center text-note sm:w-16 grid:w-24"
    >
      <span className="relative grid size-11 place-items-center border border-note bg-primarybg">
        <Arrow direction="down" className="sm:hidden" />
        <Arrow className="hidden sm:block" />
      </span>
    </div>
  );
}

type Props = { section: SectionOf<'comparison'> };

export function Comparison({ section }: Props) {
  return (
    <SectionShell section={section}>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:gap-0">
        <Side side="before" sheet={section.before} />
        <Divider />
        <Side side="after" sheet={section.after} />
      </div>
    </SectionShell>
  );
}
