/** Codes that were mailed, and invitations to join a company. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import type { Region } from '../../platform/region/region.ts';
import { companies, users } from '../../platform/session/tables.ts';

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
    /** Keyed hash of what the browser that asked for it was given; asking-browser.ts. */
    askedBy: text('asked_by'),
    /** Of that browser. */
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

/** Invitations to a company's account. */
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
