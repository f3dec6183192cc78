/** What keeps requests honest: idempotency keys, counters, form tokens, consent receipts. */
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Choices, Decision } from '../../../site/consent/record.ts';
import type { Region } from '../../region/region.ts';
import { moment } from './columns.ts';

const created = () => timestamp('created', { withTimezone: true }).notNull().defaultNow();

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
    created: created(),
  },
  (table) => [index('consent_receipts_created').on(table.created)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Filled in before the transaction that inserts the row commits. */
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created').on(table.created),
  ],
);

/** As rate-limiter-flexible wants it; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** Form tokens that came with something that was stored. Kept until they would have expired. */
export const usedFormTokens = pgTable(
  'used_form_tokens',
  {
    /** The claim of the token: its time and its random part. */
    claim: text('claim').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_form_tokens_expires_at').on(table.expiresAt)],
);
