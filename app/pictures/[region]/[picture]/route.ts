/** GET /pictures/USA/Products-HRIS.png: what social networks show beside a link to a page. */

import { isRegion, LOCALES, REGIONS } from '@/lib/platform/region/region';
import { pageHead } from '@/lib/site/content/page-head';
import { getPage } from '@/lib/site/content/pages';
import { pictureName } from '@/lib/site/content/picture-path';
import { listedRoutes } from '@/lib/site/content/routes';
import { brand } from '@/lib/site/content/site';
import { drawPicture } from '@/lib/site/seo/picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return REGIONS.flatMap((region) =>
    listedRoutes().map(({ page }) => ({ region, picture: pictureName(page) })),
  );
}

export async function GET(_: Request, { params }: RouteContext<'/pictures/[region]/[picture]'>) {
  const { region, picture } = await params;
  const route = listedRoutes().find(({ page }) => pictureName(page) === picture);
  if (!route || !isRegion(region)) return new Response(null, { status: 404 });
  const page = getPage(route.page, region);
  const { name, revision, website } = brand[region];
  return drawPicture({
    ...pageHead(page),
    brand: name,
    cells: [new URL(website).host.replace(/^www\./, ''), LOCALES[region], `REV ${revision}`],
  });
}
