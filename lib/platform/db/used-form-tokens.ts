/** Form tokens that were spent: each is good for one thing that is stored. */
import 'server-only';
import type { Transaction } from './database.ts';
import { usedFormTokens } from './tables.ts';

/**
 * Spends a token, once the transaction commits. One that another transaction is using is waited for.
 * @returns false when it was spent before
 */
export async function spendFormToken(
  tx: Transaction,
  token: { claim: string; expiresAt: Date },
): Promise<boolean> {
  const used = await tx
    .insert(usedFormTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ claim: usedFormTokens.claim });
  return used.length > 0;
}
