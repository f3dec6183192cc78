/** GET /brochures/USA/HRIS.pdf: the brochure of a module or platform, made at build. */

import { drawBrochure } from '@/lib/features/brochures/draw-brochure';
import { isRegion, REGIONS } from '@/lib/platform/region/region';
import { brochureNames, isBrochure } from '@/lib/site/content/brochure-paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return REGIONS.flatMap((region) =>
    brochureNames.map((name) => ({ region, file: `${name}.pdf` })),
  );
}

export async function GET(_: Request, { params }: RouteContext<'/brochures/[region]/[file]'>) {
  const { region, file } = await params;
  const name = file.replace(/\.pdf$/, '');
  if (!isRegion(region) || !isBrochure(name)) return new Response(null, { status: 404 });
  const pdf = await drawBrochure(name, region);
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
