/**
 * What a page.tsx exports. Which page it shows follows from the folder in which it lies, so that a
 * copied file shows its own page and not the one it was copied from.
 */
import type { Metadata } from 'next';
import { PageView } from '@/components/layout/page-view';
import { pageMetadata } from '@/lib/content/metadata';
import { routes } from '@/lib/content/routes';
import { asRegion } from '@/lib/region/region';

type Params = { region: string; [name: string]: string };
type Props = { params: Promise<Params> };

/** '…/app/[region]/Products/[product]/page.tsx' → '/Products/[product]' */
function folderOf(url: string): string {
  const folder = /\/app\/\[region\](\/.+)\/page\.tsx$/.exec(decodeURIComponent(url))?.[1];
  if (!folder) throw new Error(`not a page below app/[region]: ${url}`);
  return folder;
}

/** @param url `import.meta.url` of the page.tsx */
export function createPage(url: string) {
  const folder = folderOf(url);
  /** The page in content/site/routes.yaml: the folder with what the address has for its [names]. */
  const pageOf = (params: Params) =>
    folder.replace(/\[(\w+)\]/g, (_, name: string) => decodeURIComponent(params[name] ?? ''));

  return {
    /** For a folder such as [product]: one page for each route that it can show. */
    generateStaticParams(): Record<string, string>[] {
      const shape = new RegExp(`^${folder.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);
      return routes.flatMap(({ page }) => {
        const names = shape.exec(page)?.groups;
        return names ? [{ ...names }] : [];
      });
    },
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const given = await params;
      return pageMetadata(pageOf(given), asRegion(given.region));
    },
    async Page({ params }: Props) {
      const given = await params;
      return <PageView page={pageOf(given)} region={asRegion(given.region)} />;
    },
  };
}
