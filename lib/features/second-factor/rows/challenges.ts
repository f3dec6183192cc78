/** Challenges for passkeys: each is good for its session, for its purpose, for a while and once. */
import 'server-only';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { type ChallengePurpose, passkeyChallenges } from '../tables.ts';

/** For as long a browser may ask its owner, in ms. */
export const CHALLENGE_MS = 5 * 60_000;

type Asked = { sessionId: string; purpose: ChallengePurpose };

/** Takes the place of one that was not answered. */
export async function keepChallenge(
  db: Database,
  asked: Asked,
  challenge: string,
  now: Date,
): Promise<void> {
  const kept = { challenge, expiresAt: new Date(now.getTime() + CHALLENGE_MS) };
  await db
    .insert(passkeyChallenges)
    .values({ ...asked, ...kept })
    .onConflictDoUpdate({
      target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
      set: kept,
    });
}

/** The challenge, which is used up by being looked at, whatever the answer to it is worth. */
export async function takeChallenge(
  db: Database,
  { sessionId, purpose }: Asked,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.sessionId, sessionId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return row?.challenge;
}

export const deleteOldChallenges = (db: Database, now: Date) =>
  db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
