/** The tables, in PostgreSQL's dialect; the embedded database speaks it too. */
import { sql } from 'drizzle-orm';
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
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Choices, Decision } from '../consent/record.ts';
import type { Region } from '../region/region.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const created = () => timestamp('created', { withTimezone: true }).notNull().defaultNow();

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** What the visitor is told, such as NV-7F3K-92QD. */
  reference: text('reference').notNull().unique(),
  region: text('region').$type<Region>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company'),
  phone: text('phone'),
  topic: text('topic').notNull(),
  message: text('message').notNull(),
  /** Browser and version, as the visitor left it in a message that asks for support. */
  browser: text('browser'),
  created: created(),
  /** Set once the mail has left; a job that runs again then has nothing to do. */
  acknowledgementSent: timestamp('acknowledgement_sent', { withTimezone: true }),
  deskSent: timestamp('desk_sent', { withTimezone: true }),
});

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

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As its owner wrote it. Two that differ in capitals only are one. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').notNull().default('member'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** From where an account was signed in to: a keyed hash of account and network, never an address. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('known_networks_user_id').on(table.userId),
    index('known_networks_last_used_at').on(table.lastUsedAt),
  ],
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

/** Who is signed in, in which browser. The token itself is known to that browser only. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The one before the last refresh; other tabs may still send it until `formerUntil`. */
    formerTokenHash: text('former_token_hash').unique(),
    formerUntil: moment('former_until'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);
