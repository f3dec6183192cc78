/** The industries, as a register in columns, under their first letters. */
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'sector-index'> };

export function SectorIndex({ section }: Props) {
  const inOrder = [...section.items].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <SectionShell section={section}>
      <ul className="register">
        {inOrder.map(({ name, href }, index) => (
          <li key={name}>
            <a
              href={href}
              data-letter={inOrder[index - 1]?.name[0] === name[0] ? undefined : name[0]}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
