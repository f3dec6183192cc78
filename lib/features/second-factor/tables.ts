/** Second factors of accounts, and what is asked of them. */
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import { sessions, users } from '../../platform/session/tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a challenge is for: to add a passkey, or to show one. */
export type ChallengePurpose = 'add' | 'show';

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** As its owner calls it. */
    name: text('name').notNull(),
    /** Which one it is, in base64url; the authenticator chose it. */
    credentialId: text('credential_id').notNull().unique(),
    /** The domain that it works on: each edition has its own. */
    rpId: text('rp_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as it says; many always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** The authenticator app of an account: one, which counts once a code of it was typed. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  /** Encrypted (lib/platform/security/sealed.ts). */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: moment('confirmed_at'),
  /** The step of 30 seconds whose code was taken last; none before it is taken again. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Those that are left. One that is used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** From 0; the first letter of the code says which it is. */
    position: integer('position').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

/** What a passkey has to sign: one a session and purpose, for five minutes and one answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.purpose] }),
    index('passkey_challenges_expires_at').on(table.expiresAt),
  ],
);
