/** Accounts, their companies, and the sessions in which they are signed in. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../db/columns.ts';
import type { Region } from '../region/region.ts';
import type { AccountFactor } from './second-factor.ts';

export const companies = pgTable('companies', {
  id: id(),
  name: text('name').notNull(),
  region: text('region').$type<Region>().notNull(),
  createdAt: createdAt(),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    /** As its owner wrote it. Two that differ in capitals only are one. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Empty for an account that signs in by a code or elsewhere only. */
    passwordHash: text('password_hash'),
    role: text('role').notNull().default('member'),
    /** Follows from the factors that lib/features/second-factor keeps, and changes with them. */
    secondFactor: text('second_factor').$type<AccountFactor>().notNull().default('none'),
    /** Of staff: whose desk. Of others: where they made the account. */
    region: text('region').$type<Region>().notNull().default('USA'),
    phone: text('phone'),
    jobTitle: text('job_title'),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** The last choice about cookies that was made while signed in. */
    consent: jsonb('consent').$type<Record<string, boolean>>(),
    /** While it stands nobody signs in to the account by any way, and it has no session. */
    lockedAt: moment('locked_at'),
    /** Why, in the words of whoever locked it; for staff, and gone with the lock. */
    lockReason: text('lock_reason'),
    createdAt: createdAt(),
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

/** With which browsers an account was signed in to: a keyed hash of account, browser and system. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('known_browsers_user_id').on(table.userId),
    index('known_browsers_last_used_at').on(table.lastUsedAt),
  ],
);

/** Which account is signed in, in which browser. Only that browser knows the token itself. */
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
    /** 'Firefox 144' and 'Windows', for the owner's list; empty when the browser does not say. */
    browser: text('browser'),
    system: text('system'),
    /** The edition in which the owner signed in. */
    region: text('region').$type<Region>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When a second factor was shown last in it; empty until then. */
    secondFactorAt: moment('second_factor_at'),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);
