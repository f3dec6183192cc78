/** What we sell, from the pages about it. */

import type { Region } from '../../platform/region/region.ts';
import { BROCHURES, type BrochureName, brochureNames } from '../../site/content/brochure-paths.ts';
import { getPage } from '../../site/content/pages.ts';
import { getRoute } from '../../site/content/routes.ts';

type Product = { code: string; name: string; path: string; brochure: string };

function productOf(code: BrochureName, region: Region): Product {
  const page = BROCHURES[code];
  const { path } = getRoute(page);
  return { code, name: getPage(page, region).name, path, brochure: `/api/v1/broucher/${code}` };
}

/** The six modules, then the three platforms. */
export const productsOf = (region: Region): Product[] =>
  brochureNames.map((code) => productOf(code, region));
