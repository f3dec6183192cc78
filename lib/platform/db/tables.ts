/** What keeps requests honest (idempotency keys, counters, form tokens), and which database this is. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row, which the migration makes. A dump has it too: what is restored is the same database. */
export const databaseId = pgTable(
  'database_id',
  {
    id: uuid('id').notNull().defaultRandom(),
    /** Always true, so that there is no second row. */
    isOnly: boolean('is_only').primaryKey().default(true),
  },
  (table) => [check('database_id_is_only', sql`${table.isOnly}`)],
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
    created: moment('created').notNull().defaultNow(),
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
