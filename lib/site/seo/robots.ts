/** What crawlers may ask for. RFC 9309. Pages that must not be listed say so themselves (noindex). */

import type { Region } from '../../platform/region/region.ts';
import { absoluteUrl } from './metadata.ts';

export function robots(region: Region): string {
  return `User-agent: *
Disallow: /api/
Allow: /

Sitemap: ${absoluteUrl(region, '/sitemap.xml')}
`;
}
