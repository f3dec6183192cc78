/** The industries, as a register in columns, under their first letters. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'sector-index'> };

export function SectorIndex({ section }: Props) {
  const inOrder = [...section.items].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const byLetter = Map.groupBy(inOrder, ({ name }) => name.charAt(0).toUpperCase());
  return (
    <SectionShell section={section}>
      <div className="gap-x-8 border-outline border-t sm:columns-2 grid:columns-3 lg:columns-4">
        {[...byLetter].map(([letter, items]) => (
          <div key={letter} className="grid grid-cols-[1.75rem_1fr]">
            <p aria-hidden="true" className="label border-line border-b pt-4 text-note">
              {letter}
            </p>
            <ul>
              {items.map(({ id, name, text }) => (
                <li
                  key={id}
                  id={id}
                  className="break-inside-avoid border-line border-b py-3 target:bg-tint target:outline target:outline-2 target:outline-action"
                >
                  <p className="font-semibold leading-snug">{name}</p>
                  <RichText text={text} className="mt-0.5 text-muted text-sm leading-snug" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionShell>
  );
}
