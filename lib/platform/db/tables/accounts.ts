/** Accounts: who they are, how they sign in, and what belongs to them. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Choices } from '../../../site/consent/record.ts';
import type { Region } from '../../region/region.ts';
import { createdAt, id, moment } from './columns.ts';

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
    /** Empty for who signs in by a code or elsewhere only. */
    passwordHash: text('password_hash'),
    role: text('role').notNull().default('member'),
    /** Of staff: whose desk. Of others: where they made the account. */
    region: text('region').$type<Region>().notNull().default('USA'),
    phone: text('phone'),
    jobTitle: text('job_title'),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** The last choice about cookies that was made while signed in. */
    consent: jsonb('consent').$type<Choices>(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** An account of somebody else's (OpenID Connect) that signs in to one of ours. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user_id').on(table.userId),
  ],
);

export type CodePurpose = 'register' | 'login' | 'reset';

/**
 * Codes that were mailed. The code itself is nowhere: it follows from the row's id and our secret key
 * (lib/features/accounts/one-time-code.ts), so that a copy of the database opens no account.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    region: text('region').$type<Region>().notNull(),
    email: text('email').notNull(),
    /** Empty while the account is being made. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of an account that is being made. */
    name: text('name'),
    passwordHash: text('password_hash'),
    inviteId: uuid('invite_id').references((): AnyPgColumn => invites.id, { onDelete: 'cascade' }),
    triesLeft: integer('tries_left').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Set once the mail has left. */
    codeSent: moment('code_sent'),
  },
  (table) => [
    index('one_time_codes_email').on(sql`lower(${table.email})`, table.purpose),
    index('one_time_codes_expires_at').on(table.expiresAt),
  ],
);

/** Who may join a company's account. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    region: text('region').$type<Region>().notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** Set once the mail has left. */
    inviteSent: moment('invite_sent'),
  },
  (table) => [index('invites_company_id').on(table.companyId)],
);

/** What an account wants to hear of: 'product-news', 'maintenance' … */
export const profileSubscriptions = pgTable(
  'profile_subscriptions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** That an account has read a text of ours, in the revision that it then had. */
export const acknowledgements = pgTable(
  'acknowledgements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'terms-of-use' … */
    actionId: text('action_id').notNull(),
    revision: text('revision').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.actionId, table.revision] })],
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
