/**
 * Where to report a security hole, for programs and researchers. RFC 9116. Made for each answer: its end is
 * always ahead, so a file that we forgot to renew never tells people not to write.
 */

import { originOf } from '../../platform/region/origins.ts';
import type { Region } from '../../platform/region/region.ts';
import { brand } from '../content/site.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

/** In days; the standard asks for less than a year. */
const VALID_FOR = 180;
const DAY = 24 * 60 * 60 * 1000;

/** The languages of the people who read reports; /security says the same. */
const LANGUAGES: Record<Region, string> = { USA: 'en, es', INDIA: 'en, hi' };

/** @param now in ms since 1970; the end is that of a whole day, so that the text changes once a day */
export function securityTxt(region: Region, now: number): string {
  const origin = originOf(region);
  const end = new Date((Math.floor(now / DAY) + VALID_FOR) * DAY);
  return `Contact: mailto:security@${brand[region].mailDomain}
Expires: ${end.toISOString()}
Preferred-Languages: ${LANGUAGES[region]}
Canonical: ${origin}${SECURITY_TXT}
Policy: ${origin}/security
`;
}
