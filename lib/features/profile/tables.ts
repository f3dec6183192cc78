/** What the owner of an account wants to hear of, and has read. */
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/session/tables.ts';

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
