/** Signs that become others when something has changed, for whoever asks often: counts and moments, no words. */
import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Region } from '../../../platform/region/region.ts';
import { answers, notes, submissions } from '../tables.ts';

/** Changes with each message that comes, is written to again, or is changed by a colleague. */
export async function signOfDesk(db: Database, region: Region): Promise<string> {
  const { status, waitingSince, assigneeId } = submissions;
  const [row] = await db
    .select({
      sign: sql<string>`concat_ws(' ', count(*), count(*) FILTER (WHERE ${status} = 'new'),
        count(*) FILTER (WHERE ${status} = 'handled'), count(${assigneeId}),
        extract(epoch FROM max(${waitingSince})))`,
    })
    .from(submissions)
    .where(eq(submissions.region, region));
  return row?.sign ?? '';
}

/** Changes with all that happens to the message; undefined when it is not at that desk. */
export async function signOfMessage(
  db: Database,
  { id, region }: { id: string; region: Region },
): Promise<string | undefined> {
  const { status, assigneeId } = submissions;
  const [row] = await db
    .select({ status, assigneeId })
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.region, region)));
  if (!row) return undefined;
  const answered = await db.$count(answers, eq(answers.submissionId, id));
  const noted = await db.$count(notes, eq(notes.submissionId, id));
  return [row.status, row.assigneeId, answered, noted].join(' ');
}
