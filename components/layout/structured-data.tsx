/** JSON-LD of a page. It is data, not script: browsers never run it and the CSP ignores it. */

import type { Region } from '@/lib/platform/region/region';
import { getPage } from '@/lib/site/content/pages';
import { getRoute } from '@/lib/site/content/routes';
import { structuredData } from '@/lib/site/seo/structured-data';

export function StructuredData({ page, region }: { page: string; region: Region }) {
  const graph = structuredData(getRoute(page), getPage(page, region), region);
  // '<' could end the script element early.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised above, never markup.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
