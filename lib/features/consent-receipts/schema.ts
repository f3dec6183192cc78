/** What is sent when a visitor chooses, by the banner's script or by its plain form. */
import { z } from 'zod';
import { REGIONS } from '../../platform/region/region.ts';

const isOn = z.boolean({ error: 'Send true or false.' });
const anyRegion = z.enum(REGIONS, { error: 'Send USA or INDIA.' });

export const consentSchema = z.strictObject({
  consent: isOn,
  /** Part of the visitor's own record. The server uses the address that it sees. */
  ip: z.string({ error: 'Send an address.' }).max(64, 'Send an address.'),
  country_code: anyRegion,
  necessary_cookies_consent: isOn,
  performance_cookies_consent: isOn,
  marketing_cookies_consent: isOn,
  analytical_cookies_consent: isOn,
  functional_cookies_consent: isOn,
  isConsent: isOn.optional(),
  /** Of the cookie text that was shown. */
  revision: z
    .string({ error: 'Send the revision of the cookie text.' })
    .regex(/^[\w.-]{1,40}$/, 'Send the revision of the cookie text.')
    .optional(),
});
export type ConsentInput = z.output<typeof consentSchema>;

/** A ticked box of an HTML form. One that is not ticked is not sent. */
const ticked = z.string().max(20).optional();

export const consentForm = z.strictObject({
  decision: z.enum(['allowAll', 'denyAll', 'allowSelected'], { error: 'Choose one of the three.' }),
  region: anyRegion.optional(),
  necessary: ticked,
  performance: ticked,
  marketing: ticked,
  analytical: ticked,
  functional: ticked,
});
export type ConsentForm = z.output<typeof consentForm>;

export const receiptAnswer = z.object({
  id: z.uuid(),
  revision: z.string(),
  decision: z.enum(['allowAll', 'denyAll', 'allowSelected']),
  categories: z.object({
    necessary: z.boolean(),
    performance: z.boolean(),
    marketing: z.boolean(),
    analytical: z.boolean(),
    functional: z.boolean(),
  }),
  region: anyRegion,
  createdAt: z.iso.datetime(),
});
