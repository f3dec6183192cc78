/** Columns that many tables have. */
import { timestamp, uuid } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const id = () => uuid('id').primaryKey().defaultRandom();
