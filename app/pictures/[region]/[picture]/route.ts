/** GET /pictures/USA/Products-HRIS.png: what social networks show beside a link to a page. */
import { ORIGINS } from '@/lib/content/metadata';
import { getPage } from '@/lib/content/pages';
import { brand } from '@/lib/content/site';
import { drawPicture } from '@/lib/discovery/picture';
import { pictured, pictureName } from '@/lib/discovery/picture-path';
import { isRegion, LOCALES, REGIONS } from '@/lib/region/region';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return REGIONS.flatMap((region) =>
    pictured().map(({ page }) => ({ region, picture: pictureName(page) })),
  );
}

export async function GET(_: Request, { params }: RouteContext<'/pictures/[region]/[picture]'>) {
  const { region, picture } = await params;
  const route = pictured().find(({ page }) => pictureName(page) === picture);
  if (!route || !isRegion(region)) return new Response(null, { status: 404 });
  const page = getPage(route.page, region);
  const { name, revision } = brand[region];
  const [head] = page.sections;
  const slide = head?.type === 'hero-slider' ? head.slides[0] : undefined;
  return drawPicture({
    title: slide?.title ?? (head && 'heading' in head ? head.heading : page.name),
    label: slide?.label ?? (head && 'label' in head ? head.label : page.name),
    brand: name,
    cells: [
      new URL(ORIGINS[region]).host.replace(/^www\./, ''),
      LOCALES[region],
      `REV ${revision}`,
    ],
  });
}
