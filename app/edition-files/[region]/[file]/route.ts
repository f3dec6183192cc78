/**
 * GET /sitemap.xml and its neighbours: the middleware leads each host to its edition's file. Next's own file
 * conventions (sitemap.ts, robots.ts) know one host only.
 */

import { isRegion, REGIONS } from '@/lib/platform/region/region';
import { EDITION_FILES } from '@/lib/site/seo/edition-files';
import { makeEditionFile } from '@/lib/site/seo/make-edition-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return REGIONS.flatMap((region) => EDITION_FILES.map((file) => ({ region, file })));
}

export async function GET(_: Request, { params }: RouteContext<'/edition-files/[region]/[file]'>) {
  const { region, file } = await params;
  const made = isRegion(region) ? makeEditionFile(file, region) : undefined;
  if (!made) return new Response(null, { status: 404 });
  return new Response(made.text, { headers: { 'Content-Type': `${made.type}; charset=utf-8` } });
}
