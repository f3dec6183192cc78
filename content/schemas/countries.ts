/** content/site/countries.yaml: codes to dial, and where the cloud partners have regions. */
import { z } from 'zod';
import { href, name, plain } from './parts.ts';

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'two capital letters (ISO 3166-1)');

export const countries = z.strictObject({
  /** Digits; where a country shares its code, the code of its area after a hyphen: 1-246. */
  dialing: z.record(
    countryCode,
    z
      .union([z.int().positive(), z.string().regex(/^\d{1,3}-\d{1,4}$/)], {
        error: 'digits, or 1-246',
      })
      .transform((code) => `+${code}`),
  ),
  providers: z
    .array(
      z.strictObject({
        id: name,
        name: plain(40),
        /** Of the page about it. */
        path: href,
        /** By country: the region's own name, and where it is. */
        regions: z.record(countryCode, z.record(name, plain(40))),
      }),
    )
    .min(1),
});
