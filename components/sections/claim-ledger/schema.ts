/** The claims ledger as a table: each figure with its basis, its limits, its owner and the date of its next review. */
import { z } from 'zod';
import { name, plain } from '../../../content/schemas/parts.ts';
import { claim } from '../../../content/schemas/site.ts';
import { head } from '../shared/head.ts';

/** A claim as the ledger has it, but for its bare figure; its row is found at #claim-<id>. */
const row = claim.omit({ figure: true });

export const schema = z.strictObject({
  ...head,
  type: z.literal('claim-ledger'),
  groups: z
    .array(
      z.strictObject({
        title: plain(60),
        /** The names of its claims. What no group names is shown in the last one. */
        claims: z.array(name).min(1),
        /** Filled in from the ledger; see fill.ts. */
        rows: z.array(row).max(0, 'written in content/site/claims.yaml').default([]),
      }),
    )
    .min(1)
    .max(8),
});
