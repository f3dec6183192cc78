/** The industries, as a register in columns, under their first letters; a name opens its line. */
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'sector-index'> };
type Item = SectionOf<'sector-index'>['items'][number];

/** As many as stand beside each other. Each is a list of its own: what opens moves no other. */
const COLUMNS = 4;

const letterOf = (item?: Item) => item?.name.charAt(0).toUpperCase();

export function SectorIndex({ section }: Props) {
  const inOrder = [...section.items].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const size = Math.ceil(inOrder.length / COLUMNS);
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    inOrder.slice(column * size, (column + 1) * size),
  );
  return (
    <SectionShell section={section}>
      <div className="grid gap-x-8 border-outline border-t sm:grid-flow-col sm:auto-cols-fr sm:grid-rows-2 grid:grid-rows-1">
        {columns.map((items, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their place.
          <div key={column}>
            {items.map((item, index) => (
              <Disclosure
                key={item.id}
                id={item.id}
                name={section.id}
                isDense
                summary={
                  <h3
                    data-letter={
                      letterOf(item) === letterOf(items[index - 1]) ? '' : letterOf(item)
                    }
                    className="register-name font-sans font-semibold text-base leading-snug tracking-normal"
                  >
                    {item.name}
                  </h3>
                }
              >
                <RichText text={item.text} className="text-muted text-sm" />
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </SectionShell>
  );
}
