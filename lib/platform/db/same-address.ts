/** E-mail addresses in tables: two that differ in capitals only are one. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether `column` holds `email`, whatever its capitals. The tables' indexes are made for this. */
export const isAddress = (column: AnyPgColumn, email: string): SQL =>
  eq(sql`lower(${column})`, email.toLowerCase());
