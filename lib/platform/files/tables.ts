/** Files that people gave us. The bytes lie elsewhere (lib/platform/file-store), under the row’s id. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../db/columns.ts';
import { users } from '../session/tables.ts';
import type { ScanState } from './scan-state.ts';

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Empty for a file that a visitor sent without an account. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** An account has one picture: the newest. */
    purpose: text('purpose').$type<'cv' | 'picture' | 'document'>().notNull(),
    /** As its owner called it; never part of a path. */
    name: text('name').notNull(),
    /** By its content, not by its name. */
    type: text('type').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    scan: text('scan').$type<ScanState>().notNull().default('unscanned'),
    /** Without a verdict so far: not to be scanned again before this. What has waited longest is tried first. */
    scanAfter: moment('scan_after'),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_owner_id').on(table.ownerId),
    index('files_to_scan')
      .on(table.createdAt)
      .where(sql`${table.scan} IN ('waiting', 'unscanned')`),
  ],
);

/**
 * The ids of files whose row was deleted: only their bytes are removed for good. A trigger in the
 * migrations writes them, so that no way to delete a file is forgotten.
 */
export const deletedFiles = pgTable(
  'deleted_files',
  { id: uuid('id').primaryKey(), deletedAt: moment('deleted_at').notNull().defaultNow() },
  (table) => [index('deleted_files_deleted_at').on(table.deletedAt)],
);
