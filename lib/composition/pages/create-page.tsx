/**
 * What a page.tsx exports. It names the folder in which it lies; `npm run content` refuses a copied
 * file that still names another one (lib/site/content/checks/routes.ts).
 */
import type { Metadata } from 'next';
import { PageView } from '@/components/layout/page-view';
import { asRegion } from '@/lib/platform/region/region';
import { routes } from '@/lib/site/content/routes';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { submitForm } from '../submit-form';

type Params = { region: string; [name: string]: string };
type Props = { params: Promise<Params> };

/** @param folder the file's own folder below app/[region], such as '/Products/[product]' */
export function createPage(folder: `/${string}`) {
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
      return <PageView page={pageOf(given)} region={asRegion(given.region)} action={submitForm} />;
    },
  };
}
