/** The site-wide content: brand, claims, navigation, flags, terms, cookie text. Read once. */
import * as schema from '../../content/schemas/site.ts';
import { REGIONS } from '../region/region.ts';
import { readApiContent } from './api-content.ts';
import { ContentError, readEditions, readPlain } from './read.ts';

export const brand = readEditions('site/brand.yaml', schema.brand);
export const flags = readPlain('site/flags.yaml', schema.flags);
export const claims = readEditions('site/claims.yaml', schema.claims, brand);
export const navigation = flags.localData
  ? readEditions('site/navigation.yaml', schema.navigation, brand)
  : readApiContent('navigation');
export const terms = readEditions('site/terms.yaml', schema.terms, brand);
export const cookieText = flags.localData
  ? readEditions('site/cookie-text.yaml', schema.cookieText, brand)
  : readApiContent('cookieText');

/**
 * Claims whose review date is before `today` (ISO date): each one stops the build.
 * @throws ContentError naming every expired claim and its owner.
 */
export function assertClaimsAreCurrent(today: string): void {
  const expired = REGIONS.flatMap((region) => claims[region]).filter(
    (claim) => claim.review < today,
  );
  if (expired.length > 0)
    throw new ContentError(
      'site/claims.yaml',
      expired.map((claim) => `${claim.id}.review: was due on ${claim.review}; ask ${claim.owner}`),
    );
}
