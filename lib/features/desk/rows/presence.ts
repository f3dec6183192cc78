/** Who of the staff looks at which message just now. */
import 'server-only';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { users } from '../../../platform/session/tables.ts';
import { deskPresence } from '../tables.ts';

/** A look that has not been renewed for so long is over: two are missed by then. */
export const LOOK_MS = 50_000;

/** Notes that `staffId` has the message open at `now`, and no other one. */
export async function noteLook(
  db: Database,
  staffId: string,
  submissionId: string,
  now: Date,
): Promise<void> {
  const look = { submissionId, seenAt: now };
  await db
    .insert(deskPresence)
    .values({ staffId, ...look })
    .onConflictDoUpdate({ target: deskPresence.staffId, set: look });
}

/** Notes that `staffId` has none open. */
export async function endLook(db: Database, staffId: string): Promise<void> {
  await db.delete(deskPresence).where(eq(deskPresence.staffId, staffId));
}

/** The names of colleagues who have the message open at `now`. Only messages of one's own desk are noted. */
export async function findOthersAt(
  db: Database,
  staffId: string,
  submissionId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ name: users.name })
    .from(deskPresence)
    .innerJoin(users, eq(users.id, deskPresence.staffId))
    .where(
      and(
        eq(deskPresence.submissionId, submissionId),
        ne(deskPresence.staffId, staffId),
        gt(deskPresence.seenAt, new Date(now.getTime() - LOOK_MS)),
      ),
    )
    .orderBy(users.name);
  return rows.map(({ name }) => name);
}

export async function deleteOldLooks(db: Database, end: Date): Promise<void> {
  await db.delete(deskPresence).where(lt(deskPresence.seenAt, end));
}
