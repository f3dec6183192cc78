/** The readers of the desk's edition. Addresses of people, so each look leaves its row in the audit. */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../../platform/db/database.ts';
import type { Session } from '../../platform/session/session.ts';
import { recordAct } from '../audit/record.ts';
import { countSubscriptions, findSubscribers } from '../newsletter/rows/subscribers.ts';
import { csvResponse } from './csv.ts';
import type { newsletterAnswer } from './more-schema.ts';
import { PAGE_SIZE, type pageQuery } from './schema.ts';

type Staff = { session: Session };

/** More than either edition has; a list this long wants another tool. */
const LONGEST_EXPORT = 50_000;

export async function listSubscribers({
  session: { user },
  query: { page },
}: Staff & { query: z.output<typeof pageQuery> }): Promise<z.output<typeof newsletterAnswer>> {
  const db = await getDb();
  const counts = await countSubscriptions(db, user.region);
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const rows = await findSubscribers(db, user.region, place);
  await recordAct(db, user, { action: 'readers-listed' });
  return {
    counts,
    pages: Math.max(1, Math.ceil(counts.subscribed / PAGE_SIZE)),
    items: rows.map(({ email, since }) => ({ email, since: since.toISOString() })),
  };
}

export async function exportSubscribers({ session: { user } }: Staff): Promise<Response> {
  const db = await getDb();
  const rows = await findSubscribers(db, user.region, { limit: LONGEST_EXPORT });
  await recordAct(db, user, { action: 'readers-exported' });
  return csvResponse(`newsletter-${user.region.toLowerCase()}`, [
    ['E-mail', 'Since'],
    ...rows.map(({ email, since }) => [email, since.toISOString()]),
  ]);
}
