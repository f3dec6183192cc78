/** A site with a brand of its own needs addresses of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { schema } from '../../lib/platform/settings/read-settings.ts';

/**
 * What to say when content/site/brand.yaml names another website than the default origins, and
 * SITE_ORIGIN_* was not set: canonical links and mails would lead to another owner's site. Whether
 * the file is right is said by the content check.
 */
export function missingOrigins(given: Record<string, string | undefined>): string[] {
  const brand = parse(readFileSync(join(process.cwd(), 'content/site/brand.yaml'), 'utf8'));
  const websiteOf = (region: Region): unknown => brand?.website?.[region] ?? brand?.website;
  return REGIONS.flatMap((region) => {
    const name = `SITE_ORIGIN_${region}` as const;
    const fallback = schema.shape[name].parse(undefined);
    const website = websiteOf(region);
    if (given[name] || typeof website !== 'string' || fallback === website) return [];
    return [
      `content/site/brand.yaml says ${website}, but links of the ${region} edition lead to ${fallback}. Set ${name}=${website} (see .env.example).`,
    ];
  });
}
