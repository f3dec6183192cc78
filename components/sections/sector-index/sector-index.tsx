/**
 * The industries: small numbered cards in the order of their names, each the link to its page. Without
 * pictures: 24 drawings would add some 300 elements to the homepage, which is near its budget.
 */
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'sector-index'> };

export function SectorIndex({ section }: Props) {
  const inOrder = [...section.items].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <SectionShell section={section}>
      <ul className="counted sector-cards">
        {inOrder.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className="count">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
