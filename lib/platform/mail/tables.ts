/** Which inboxes have answered a mail of ours. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** A keyed hash of the mailbox, never an address. An account proves its address without a row here. */
export const answeredInboxes = pgTable(
  'answered_inboxes',
  { hash: text('hash').primaryKey(), answeredAt: moment('answered_at').notNull() },
  (table) => [index('answered_inboxes_answered_at').on(table.answeredAt)],
);
