/** The readers of the newsletter, each from their confirmation on (double opt-in). */
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import type { Region } from '../../platform/region/region.ts';

/** One row a request. A reader who asks twice is told the same, and confirms either. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    region: text('region').$type<Region>().notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** Set once the mail that asks for the confirmation has left. */
    confirmationSent: moment('confirmation_sent'),
  },
  (table) => [
    index('newsletter_subscriptions_created_at').on(table.createdAt),
    // No reader gets it twice.
    uniqueIndex('newsletter_subscriptions_subscribed')
      .on(table.region, sql`lower(${table.email})`)
      .where(sql`${table.confirmedAt} IS NOT NULL AND ${table.unsubscribedAt} IS NULL`),
  ],
);
