/** The search of the site: a field and what it finds, with examples beside it. */
import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import type { SectionOf } from '@/lib/content/prepare';
import { LOCALES } from '@/lib/region/region';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'search'> };

export function Search({ section }: Props) {
  const { examples, result } = section;
  const region = useLocale() === LOCALES.INDIA ? 'INDIA' : 'USA';
  const words = useMessages().search;
  return (
    <SectionShell section={section} layout="stack">
      <div className="grid *:min-w-0 gap-x-8 gap-y-10 grid:grid-cols-12">
        <div className="grid:col-span-8">
          <Island of="search" section={section.id} region={region} words={words} {...result} />
        </div>
        <nav aria-label={words.examples} className="grid:col-span-3 grid:col-start-10">
          <p className="label border-line-strong border-b pb-2">{words.examples}</p>
          <ul>
            {examples.map(({ label, href }) => (
              <li key={href} className="border-line border-b">
                <a href={href} className="block py-2.5 hover:underline hover:underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </SectionShell>
  );
}
