/**
 * What a feature says of itself in its feature.ts, besides the files that are found by their names (endpoints,
 * forms.ts, tables.ts, sections). lib/composition finds the definitions by their folders.
 */
import type { z } from 'zod';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/housekeeping/housekeeping.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import type { User } from '../../platform/session/rows/users.ts';

/** The owner of the data: an account, or an address of which only mails and messages are known. */
export type Person = Pick<User, 'id' | 'email'>;

export type PersonalData = {
  /** The lists that `find` gives, for the description of the copy. One that another feature has is left out. */
  lists: Record<string, z.ZodType<unknown[]>>;
  /**
   * Every row about the person, by what it is, for the copy that they may have. Secrets and other people are
   * left out. Lists of one name from several features are put together.
   */
  find: (db: Database, person: Person) => Promise<Record<string, unknown[]>>;
  /** Takes it away, before the account itself goes; what goes with the account's row needs nothing. */
  erase?: (tx: Transaction, person: Person, now: Date) => Promise<void>;
  /** How many rows an erasure would touch, by what they are. */
  count?: (tx: Transaction, person: Person) => Promise<Record<string, number>>;
};

export type Feature = {
  mails?: readonly Pick<MailKind, 'name' | 'find' | 'markSent'>[];
  /** What is deleted every hour, in this order. */
  retention?: (db: Database) => Job[];
  personalData?: PersonalData;
  /** Done when the site starts, once the database is open. */
  start?: (db: Database) => Promise<void>;
};

export const defineFeature = (feature: Feature): Feature => feature;
