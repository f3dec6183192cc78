/** People, as the desk looks them up: subscribers of its edition, and whoever asks about their data. */
import 'server-only';
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isAddress } from '../../../platform/db/same-address.ts';
import { newsletterSubscriptions, submissions } from '../../../platform/db/schema.ts';
import type { Region } from '../../../platform/region/region.ts';
import type { User } from '../../../platform/session/rows/users.ts';
import { isSubscribed } from '../../newsletter/rows/newsletter.ts';
import { isSentBy } from '../../profile/rows/profile.ts';

const { region: edition, email, confirmedAt, unsubscribedAt } = newsletterSubscriptions;

const STATES = {
  subscribed: isSubscribed,
  waiting: and(isNull(confirmedAt), isNull(unsubscribedAt)),
  ended: isNotNull(unsubscribedAt),
} satisfies Record<string, SQL | undefined>;

/** How many get the newsletter of `region`, have yet to confirm it, and have left. */
export async function countSubscriptions(
  db: Database,
  region: Region,
): Promise<Record<keyof typeof STATES, number>> {
  const those = (state: SQL | undefined) =>
    sql<number>`count(*) FILTER (WHERE ${state})`.mapWith(Number);
  const [row] = await db
    .select({
      subscribed: those(STATES.subscribed),
      waiting: those(STATES.waiting),
      ended: those(STATES.ended),
    })
    .from(newsletterSubscriptions)
    .where(eq(edition, region));
  return row ?? { subscribed: 0, waiting: 0, ended: 0 };
}

/** Who gets the newsletter of `region`, the newest first. */
export async function findSubscribers(
  db: Database,
  region: Region,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ email: string; since: Date }[]> {
  const rows = await db
    .select({ email, since: confirmedAt })
    .from(newsletterSubscriptions)
    .where(and(eq(edition, region), STATES.subscribed))
    .orderBy(desc(confirmedAt), desc(newsletterSubscriptions.id))
    .limit(limit)
    .offset(offset);
  return rows.flatMap(({ email, since }) => (since ? [{ email, since }] : []));
}

/** How much of a person we hold. */
export async function countTraces(
  tx: Transaction,
  person: Pick<User, 'id' | 'email'>,
): Promise<{ submissions: number; subscriptions: number }> {
  const [sent] = await tx.select({ rows: count() }).from(submissions).where(isSentBy(person));
  const [asked] = await tx
    .select({ rows: count() })
    .from(newsletterSubscriptions)
    .where(isAddress(email, person.email));
  return { submissions: sent?.rows ?? 0, subscriptions: asked?.rows ?? 0 };
}
