/**
 * A calculation as an editor writes it: what is multiplied, who is counted, which price is taken off. Amounts
 * are never typed; lib/site/content/calculations computes them.
 */
import { z } from 'zod';
import { name, plain, rich } from './parts.ts';

/**
 * '$0.14', '₹1,250', '8 minutes', '25%', '=records' (the line of that name), '=cori.premium' (a price; of a range the
 * upper end, and the lower one as '=code.team.least'), '/3' or '/=hours' (divided by it), or a plain number.
 */
const QUANTITY =
  /^(?:[$₹]\d[\d,]*(?:\.\d+)?|\d+ minutes?|\d+(?:\.\d+)?%|\/\d+|\/?=[a-z][a-z0-9.-]*)$/;
const quantity = z.union([z.number(), z.string().regex(QUANTITY)], {
  error:
    'a number, an amount ($0.14), minutes (8 minutes), a share (25%), a line (=records), a price (=cori.premium), or what it is divided by (/3)',
});

/** What is multiplied: each number by its noun. A text quotes one as [noun]. */
export const factors = z.record(name, quantity);
export type Factors = z.infer<typeof factors>;

/** A line; `as` names it, so that those below may build on it. */
export const line = z.strictObject({ as: name.optional(), of: factors });

/** Who is counted, what the plan costs them, and what to choose where that is more than what is saved. */
export const counts = z.strictObject({
  /** People with an active record, and for how many months of the year. */
  users: z
    .array(z.strictObject({ who: plain(60), count: z.int().min(1), months: z.int().optional() }))
    .min(1),
  /** Prices of content/site/prices.yaml: 'cori.premium', 'hcm.self', 'code.team' (the upper end). */
  fee: z
    .array(z.strictObject({ price: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/), term: plain(90) }))
    .min(1),
  /** The words for the result when it is a loss, and what to choose instead. */
  loss: plain(90).optional(),
  instead: rich(300).optional(),
});
export type Counts = z.infer<typeof counts>;

/** A product; or a list of them, which is their sum. */
export const terms = z.union([factors, z.array(factors).min(2)]);
export type Terms = z.infer<typeof terms>;

/** Figures that running texts quote, by calculation and line: {calculation:team-of-50.value}. */
export const calculations = z.record(name, z.record(name, terms));
