/** What an outage report asks for: as little as an engineer can begin with. */
import { z } from 'zod';
import { manyLines, oneLine, phone } from '../../platform/validation/text-fields.ts';
import { PRODUCTS } from '../support/schema.ts';

/** What may be down: a product, or everything that we run for a customer. */
export const SYSTEMS = ['everything', ...PRODUCTS] as const;

/** How many are kept from work, worst first. Severity is agreed by telephone; this is where it begins. */
export const SEVERITIES = ['everybody', 'many', 'few'] as const;

export const outageSchema = z.strictObject({
  system: z.enum(SYSTEMS, { error: 'Choose what is down from the list.' }),
  severity: z.enum(SEVERITIES, { error: 'Choose who cannot work.' }),
  since: oneLine()
    .min(2, 'Say since when, for example today 7:40 am.')
    .max(80, 'Shorten the time to 80 characters.'),
  people: oneLine()
    .min(1, 'Say how many people it is, roughly.')
    .max(60, 'Shorten the number of people to 60 characters.'),
  phone: phone().optional(),
  message: manyLines()
    .min(10, 'Say what you see: at least 10 characters.')
    .max(4000, 'Shorten the description to 4,000 characters.'),
});

export type OutageReport = z.output<typeof outageSchema>;
