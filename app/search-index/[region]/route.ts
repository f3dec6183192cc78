/** GET /search-index/USA: what the search of an edition's pages looks through; see lib/site/search. */
import { isRegion, REGIONS } from '@/lib/platform/region/region';
import { pageIndex } from '@/lib/site/search/page-index';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return REGIONS.map((region) => ({ region }));
}

export async function GET(_: Request, { params }: RouteContext<'/search-index/[region]'>) {
  const { region } = await params;
  if (!isRegion(region)) return new Response(null, { status: 404 });
  return Response.json(pageIndex(region), { headers: { 'Cache-Control': 'public, no-cache' } });
}
