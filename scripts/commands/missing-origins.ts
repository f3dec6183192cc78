/** A site with a brand of its own needs addresses of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { schema } from '../../lib/platform/settings/read-settings.ts';

/**
 * What to say when content/site/brand.yaml names another domain than the default origins, and
 * SITE_ORIGIN_* was not set: canonical links and mails would lead to another owner's site. Whether
 * the file is right is said by the content check.
 */
export function missingOrigins(given: Record<string, string | undefined>): string[] {
  const brand = parse(readFileSync(join(process.cwd(), 'content/site/brand.yaml'), 'utf8'));
  const domainOf = (region: Region): unknown => brand?.mailDomain?.[region] ?? brand?.mailDomain;
  return REGIONS.flatMap((region) => {
    const name = `SITE_ORIGIN_${region}` as const;
    const fallback = schema.shape[name].parse(undefined);
    const domain = domainOf(region);
    if (given[name] || typeof domain !== 'string' || fallback.endsWith(domain)) return [];
    return [
      `content/site/brand.yaml says ${domain}, but links of the ${region} edition lead to ${fallback}. Set ${name}=https://www.${domain} (see .env.example).`,
    ];
  });
}
