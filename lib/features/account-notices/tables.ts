/** Mails that are owed to the owners of accounts, about the safety of these. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import type { Region } from '../../platform/region/region.ts';
import type { NoticeKind } from './kinds.ts';

/** No reference to the account: the last of its notices tells of its erasure. */
export const accountNotices = pgTable(
  'account_notices',
  {
    id: id(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    region: text('region').$type<Region>().notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    /** Set once the mail has left. */
    noticeSent: moment('notice_sent'),
  },
  (table) => [index('account_notices_created_at').on(table.createdAt)],
);
