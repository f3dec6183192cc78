/** The industries, as a register in columns, under their first letters; a name opens its line. */
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'sector-index'> };

/** As many as stand beside each other. Each is a list of its own: what opens moves no other. */
const COLUMNS = 4;

export function SectorIndex({ section }: Props) {
  const inOrder = [...section.items].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const lines = inOrder.map((item, index) => {
    const letter = item.name.charAt(0);
    return { ...item, letter: inOrder[index - 1]?.name.startsWith(letter) ? '' : letter };
  });
  const size = Math.ceil(lines.length / COLUMNS);
  const columns = Array.from({ length: COLUMNS }, (_, index) =>
    lines.slice(index * size, (index + 1) * size),
  );
  return (
    <SectionShell section={section}>
      <div className="grid gap-x-8 border-line-strong border-t sm:grid-flow-col sm:auto-cols-fr sm:grid-rows-2 grid:grid-rows-1">
        {columns.map((column) => (
          <div key={column[0]?.id}>
            {column.map(({ id, name, letter, text }) => (
              <Disclosure
                key={id}
                id={id}
                name={section.id}
                isDense
                summary={
                  <span data-letter={letter} className="register-name font-semibold leading-snug">
                    {name}
                  </span>
                }
              >
                <RichText text={text} className="text-muted text-sm" />
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </SectionShell>
  );
}
