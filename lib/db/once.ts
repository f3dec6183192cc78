/**
 * Does a thing once per idempotency key. The key's row and the thing itself share one transaction:
 * both are there or neither is, and requests that come together wait for the first.
 */
import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { idempotencyKeys } from './schema.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** The key came before with another body. */
export class IdempotencyConflictError extends Error {
  override name = 'IdempotencyConflictError';
}

export type Answer<Body> = { status: number; body: Body };
export type Attempt = { scope: string; key: string; bodyHash: string };

/**
 * @returns what `work` returned, now or when the key came first
 * @throws IdempotencyConflictError, and whatever `work` throws (nothing is kept then)
 */
export function once<Body>(
  db: Database,
  attempt: Attempt,
  work: (tx: Transaction) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const isThisKey = and(
    eq(idempotencyKeys.scope, attempt.scope),
    eq(idempotencyKeys.key, attempt.key),
  );
  return db.transaction(async (tx) => {
    // Waits while another transaction holds the same key, until that one commits or rolls back.
    const [mine] = await tx
      .insert(idempotencyKeys)
      .values(attempt)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (mine) {
      const answer = await work(tx);
      await tx.update(idempotencyKeys).set(answer).where(isThisKey);
      return answer;
    }
    const [known] = await tx.select().from(idempotencyKeys).where(isThisKey);
    // Housekeeping removed it in this very moment; the next attempt finds the way free.
    if (!known) throw new DatabaseUnavailableError('The idempotency key expired just now.');
    if (known.bodyHash !== attempt.bodyHash) throw new IdempotencyConflictError();
    return { status: known.status ?? 200, body: known.body as Body };
  });
}
