/** What staff did with the data of others. The database itself refuses to change a row, or to delete a young one. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import type { Region } from '../../platform/region/region.ts';
import type { AuditAction } from './actions.ts';

/** No references: a row outlives the account of who did it, the message, and the person. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdAt: createdAt(),
    /** Empty for the command line. */
    staffId: uuid('staff_id'),
    /** As it was then. */
    staffName: text('staff_name').notNull(),
    /** Whose desk; empty for what concerns both editions. */
    region: text('region').$type<Region>(),
    action: text('action').$type<AuditAction>().notNull(),
    submissionId: uuid('submission_id'),
    /** Whose data: personHash() of their address, never the address. Empty for lists. */
    personHash: text('person_hash'),
  },
  (table) => [
    index('audit_entries_region_created_at').on(table.region, table.createdAt),
    index('audit_entries_created_at').on(table.createdAt),
    index('audit_entries_submission_id').on(table.submissionId),
    index('audit_entries_person_hash').on(table.personHash),
  ],
);
