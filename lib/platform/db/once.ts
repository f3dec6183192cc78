/**
 * Does a thing once per idempotency key. The key's row and the thing itself share one transaction:
 * both are there or neither is, and requests that come together wait for the first.
 */
import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { idempotencyKeys } from './tables.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** The key came before with another body. */
export class IdempotencyConflictError extends Error {
  override name = 'IdempotencyConflictError';
}

export type Answer<Body> = { status: number; body: Body };
export type Attempt = { scope: string; key: string; bodyHash: string };

const isKeyOf = ({ scope, key }: Attempt) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/**
 * What was answered when the key came first; undefined when it is new.
 * @throws IdempotencyConflictError
 */
export async function answeredBefore<Body>(
  db: Database | Transaction,
  attempt: Attempt,
): Promise<Answer<Body> | undefined> {
  const [known] = await db.select().from(idempotencyKeys).where(isKeyOf(attempt));
  if (known && known.bodyHash !== attempt.bodyHash) throw new IdempotencyConflictError();
  return known && { status: known.status ?? 200, body: known.body as Body };
}

/**
 * @returns what `work` returned, now or when the key came first
 * @throws IdempotencyConflictError, and whatever `work` throws (nothing is kept then)
 */
export function once<Body>(
  db: Database,
  attempt: Attempt,
  work: (tx: Transaction) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  return db.transaction(async (tx) => {
    // Waits while another transaction holds the same key, until that one commits or rolls back.
    const [mine] = await tx
      .insert(idempotencyKeys)
      .values(attempt)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (mine) {
      const answer = await work(tx);
      await tx.update(idempotencyKeys).set(answer).where(isKeyOf(attempt));
      return answer;
    }
    const known = await answeredBefore<Body>(tx, attempt);
    // Housekeeping removed it in this very moment; the next attempt finds the way free.
    if (!known) throw new DatabaseUnavailableError('The idempotency key expired just now.');
    return known;
  });
}
