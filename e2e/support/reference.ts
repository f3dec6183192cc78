/** What a reference number looks like under the brand of this build: `NV-7F3K-92QD`. */
import { brand } from '../../lib/site/content/company.ts';

const letters = '[2-9A-HJKMNP-TV-Z]{4}';

/** One that stands somewhere in a text. */
export const REFERENCE_WITHIN = new RegExp(`\\b${brand.USA.references}-${letters}-${letters}\\b`);
/** One and nothing else. */
export const REFERENCE = new RegExp(`^${REFERENCE_WITHIN.source}$`);
