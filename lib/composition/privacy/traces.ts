/** How much of a person we hold, before it is erased. */
import 'server-only';
import { count } from 'drizzle-orm';
import { newsletterSubscriptions } from '../../features/newsletter/tables.ts';
import { isSentBy } from '../../features/submissions/rows/own-submissions.ts';
import { submissions } from '../../features/submissions/tables.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isAddress } from '../../platform/db/same-address.ts';
import type { User } from '../../platform/session/rows/users.ts';

/** How much of a person we hold. */
export async function countTraces(
  tx: Transaction,
  person: Pick<User, 'id' | 'email'>,
): Promise<{ submissions: number; subscriptions: number }> {
  const [sent] = await tx.select({ rows: count() }).from(submissions).where(isSentBy(person));
  const [asked] = await tx
    .select({ rows: count() })
    .from(newsletterSubscriptions)
    .where(isAddress(newsletterSubscriptions.email, person.email));
  return { submissions: sent?.rows ?? 0, subscriptions: asked?.rows ?? 0 };
}
