/** The sitemap of an edition, with each page's twin in the other one. https://www.sitemaps.org/protocol.html */

import type { Region } from '../../platform/region/region.ts';
import { listedRoutes } from '../content/routes.ts';
import { absoluteUrl, alternateUrls } from './metadata.ts';
import { escapeXml } from './xml.ts';

export function sitemap(region: Region): string {
  const entries = listedRoutes().map(({ path }) => {
    const twins = Object.entries(alternateUrls(path)).map(
      ([language, url]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
    );
    return `<url><loc>${escapeXml(absoluteUrl(region, path))}</loc>${twins.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
