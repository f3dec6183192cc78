/** The menu of a part of the site: its links in one line, divided by hairlines. */
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'section-menu'> };

export function SectionMenu({ section }: Props) {
  const { id, label, links, current } = section;
  return (
    <section id={id} aria-label={label} className="off-paper border-line border-y bg-sub-header">
      <nav aria-label={label} className="section-menu wrap">
        <ul className="hairline-cells flex flex-wrap *:after:-right-[100vw]">
          {links.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                aria-current={link.href === current ? 'page' : undefined}
                className="flex min-h-12 items-center py-2 font-semibold text-sm hover:underline hover:decoration-2 hover:underline-offset-4 focus-visible:-outline-offset-3"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
