/** GET /words/USA: the words of what an edition's pages load on demand; see lib/site/content/late-words.ts. */

import { isRegion, REGIONS } from '@/lib/platform/region/region';
import { getLateWords } from '@/lib/site/content/late-words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return REGIONS.map((region) => ({ region }));
}

export async function GET(_request: Request, { params }: RouteContext<'/words/[region]'>) {
  const { region } = await params;
  if (!isRegion(region)) return new Response(null, { status: 404 });
  // Asked for again each time: the scripts of a new build may need other words.
  return Response.json(getLateWords(region), { headers: { 'Cache-Control': 'public, no-cache' } });
}
