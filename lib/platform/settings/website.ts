/** Where the company says that its website is: the origin of each edition, unless a setting names another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * `website` of content/site/brand.yaml. Read as it stands, since settings come before content: whether the file is right
 * is said by the content check.
 */
export function websiteOf(region: 'USA' | 'INDIA'): string {
  const brand = parse(readFileSync(join(process.cwd(), 'content/site/brand.yaml'), 'utf8'));
  return String(brand?.website?.[region] ?? brand?.website);
}
