/** JSON-LD of a page. It is data, not script: browsers never run it and the CSP ignores it. */

import type { Region } from '@/lib/platform/region/region';
import type { PreparedPage } from '@/lib/site/content/prepare';
import type { Route } from '@/lib/site/content/routes';
import { structuredData } from '@/lib/site/seo/structured-data';

type Props = { route: Route; page: PreparedPage; region: Region };

export function StructuredData({ route, page, region }: Props) {
  // '<' could end the script element early.
  const json = JSON.stringify(structuredData(route, page, region)).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised above, never markup.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
