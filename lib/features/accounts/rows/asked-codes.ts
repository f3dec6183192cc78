/** The codes that one browser asked for; one-time-codes.ts has those of all. */
import 'server-only';
import { and, desc, eq, gt, isNotNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import { oneTimeCodes as table } from '../tables.ts';
import { type CodeOwner, isOf, type OneTimeCode } from './one-time-codes.ts';

/**
 * The code that the browser `askedBy` asked for last, be its tries used up, as long as it is good. What others have
 * asked for since does not end it; a code that was used since does.
 */
export async function findAskedCode(
  db: Database,
  owner: CodeOwner,
  { askedBy, now }: { askedBy: string; now: Date },
): Promise<OneTimeCode | undefined> {
  const later = alias(table, 'later');
  const usedSince = db
    .select()
    .from(later)
    .where(
      and(
        eq(later.purpose, owner.purpose),
        isAddress(later.email, owner.email),
        isNotNull(later.usedAt),
        gt(later.createdAt, table.createdAt),
      ),
    );
  const [row] = await db
    .select()
    .from(table)
    .where(and(isOf(owner), eq(table.askedBy, askedBy), notExists(usedSince)))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(1);
  return row && !row.usedAt && row.expiresAt > now ? row : undefined;
}
