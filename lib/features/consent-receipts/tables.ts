/** What visitors chose about cookies, as it can be proved. */
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.ts';
import type { Region } from '../../platform/region/region.ts';
import type { Choices, Decision } from '../../site/consent/record.ts';

/** Append-only: a trigger in the migrations refuses every update. */
export const consentReceipts = pgTable(
  'consent_receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the cookie text that the visitor was shown. */
    revision: text('revision').notNull(),
    categories: jsonb('categories').$type<Choices>().notNull(),
    decision: text('decision').$type<Decision>().notNull(),
    region: text('region').$type<Region>().notNull(),
    addressHash: text('address_hash').notNull(),
    /** The browser sent Sec-GPC: 1. */
    gpc: boolean('gpc').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [index('consent_receipts_created').on(table.created)],
);
