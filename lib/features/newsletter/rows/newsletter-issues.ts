/**
 * Which issue of the newsletter is owed to which reader, as keys of things that are done once. A key lasts
 * longer than those of requests, so that no reader gets an issue twice however often it is sent.
 */
import 'server-only';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { idempotencyKeys } from '../../../platform/db/tables.ts';
import { newsletterSubscriptions } from '../tables.ts';

const SCOPE = 'newsletter-issue';
/** Housekeeping counts a week from `created`. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;

const isKey = (key: string) => and(eq(idempotencyKeys.scope, SCOPE), eq(idempotencyKeys.key, key));

/** Owes the mail `key` (month and subscription). @returns false when it was owed before */
export async function oweIssue(tx: Transaction, key: string, now = Date.now()): Promise<boolean> {
  const added = await tx
    .insert(idempotencyKeys)
    .values({ scope: SCOPE, key, bodyHash: '', created: new Date(now + REMEMBERED_MS) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return added.length > 0;
}

/** The subscription that the mail `key` is for; undefined once it was sent, or the reader left. */
export async function readerOfIssue(db: Database, key: string, subscription: string) {
  const [owed] = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(isKey(key), isNull(idempotencyKeys.status)));
  if (!owed) return undefined;
  const [reader] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.id, subscription),
        isNotNull(newsletterSubscriptions.confirmedAt),
        isNull(newsletterSubscriptions.unsubscribedAt),
      ),
    );
  return reader;
}

export async function markIssueSent(db: Database, key: string): Promise<void> {
  await db.update(idempotencyKeys).set({ status: 200 }).where(isKey(key));
}
