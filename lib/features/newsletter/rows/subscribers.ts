/** The subscribers of an edition, as its desk sees them. */
import 'server-only';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Region } from '../../../platform/region/region.ts';
import { newsletterSubscriptions } from '../tables.ts';
import { isSubscribed } from './newsletter.ts';

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

/** The readers of the newsletter of `region`, the newest first. */
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
