/** The search of the site with a list of links beside it, below it on a small screen. */
import { useLocale, useMessages } from 'next-intl';
import type { ComponentProps } from 'react';
import { Island } from '@/components/islands/island';
import type { SearchBox } from '@/components/islands/search-box';
import { LOCALES } from '@/lib/platform/region/region';

type Props = {
  /** The id of the section. */
  section: string;
  title: string;
  links: { label: string; href: string }[];
} & Pick<ComponentProps<typeof SearchBox>, 'query' | 'hits' | 'elsewhere'>;

export function SearchBesideLinks({ section, title, links, ...result }: Props) {
  const region = useLocale() === LOCALES.INDIA ? 'INDIA' : 'USA';
  return (
    <div className="grid *:min-w-0 gap-x-8 gap-y-10 grid:grid-cols-12">
      <div className="grid:col-span-8">
        <Island
          of="search"
          section={section}
          region={region}
          words={useMessages().search}
          {...result}
        />
      </div>
      <nav aria-label={title} className="grid:col-span-3 grid:col-start-10">
        <p className="label border-line-strong border-b pb-2">{title}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href} className="border-line border-b">
              <a href={href} className="block py-2.5 hover:underline hover:underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
