/** Who of the staff looks at which message just now. */
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.ts';
import { users } from '../../platform/session/tables.ts';

/** One row for each of them; it says nothing once `seenAt` is a minute old, and goes within the hour. */
export const deskPresence = pgTable('desk_presence', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The message that is open. */
  submissionId: uuid('submission_id').notNull(),
  seenAt: moment('seen_at').notNull(),
});
