/** Pages to read next: cards with a page's drawing, its title and the way there. Nothing when hidden. */
import { Drawing } from '@/components/drawings/drawing';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'what-we-are'> };

export function WhatWeAre({ section }: Props) {
  const { what, items } = section;
  if (what === 'hide' || items.length === 0) return null;
  return (
    <SectionShell section={section} ground="secondary" layout="stack">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 grid:grid-cols-3">
        {items.map(({ title, drawing, link }) => (
          <li
            key={link.href}
            className="row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-4"
          >
            {drawing ? (
              <Drawing drawing={drawing} size="compact" />
            ) : (
              <div className="drafting-grid flex min-h-40 items-end border border-line-strong p-4">
                <h3 className="min-w-0 text-xl">{title}</h3>
              </div>
            )}
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
              {drawing && <h3 className="flex-1 basis-28 text-xl">{title}</h3>}
              <ActionLink link={link} variant="secondary" about={title} />
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
