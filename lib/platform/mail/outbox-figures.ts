/** How the outbox is doing, for metrics. */
import 'server-only';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { MAIL_QUEUE, PARKED_QUEUE } from './outbox.ts';

/**
 * @returns how many mails are owed, the age of the oldest in seconds, and how many wait for a person
 * @throws what the database says, also before the first start of an outbox has made its tables
 */
export async function outboxFigures(
  db: Database,
): Promise<{ owed: number; oldestAge: number; parked: number }> {
  const { rows } = await db.execute(sql`
    SELECT count(*) FILTER (WHERE name = ${MAIL_QUEUE})::int AS owed,
      coalesce(extract(epoch FROM now() - min(created_on) FILTER (WHERE name = ${MAIL_QUEUE})), 0)::float8
        AS oldest_age,
      count(*) FILTER (WHERE name = ${PARKED_QUEUE})::int AS parked
    FROM pgboss.job
    WHERE name IN (${MAIL_QUEUE}, ${PARKED_QUEUE}) AND state IN ('created', 'retry', 'active')`);
  const [row] = rows;
  return {
    owed: Number(row?.owed),
    oldestAge: Number(row?.oldest_age),
    parked: Number(row?.parked),
  };
}
