/** What a missing page says: that it is missing, how to search for it, and the pages that lead on. */
import { useMessages } from 'next-intl';
import { SearchBesideLinks } from '@/components/sections/search/search-beside-links';
import type { Region } from '@/lib/platform/region/region';
import { getPage } from '@/lib/site/content/pages';
import { overviewRoutes } from '@/lib/site/content/routes';

export function NotFound({ region }: { region: Region }) {
  const { label, title, text, overviews } = useMessages().notFound;
  const links = overviewRoutes().map(({ path, page }) => ({
    label: getPage(page, region).name,
    href: path,
  }));
  return (
    <div className="wrap py-(--section-space)">
      <p className="label">{label}</p>
      <h1 className="mt-4 text-4xl">{title}</h1>
      <p className="mt-6 mb-10 max-w-prose text-lg">{text}</p>
      <SearchBesideLinks section="not-found" title={overviews} links={links} />
    </div>
  );
}
