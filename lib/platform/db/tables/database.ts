/** Which database this is: a data folder (lib/platform/db/data-folder-owner.ts) belongs to one and to no other. */
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

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
