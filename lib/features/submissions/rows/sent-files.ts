/** The files that came with what visitors sent to a desk. */
import 'server-only';
import { and, eq, exists, isNull, not } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { files } from '../../../platform/files/tables.ts';
import type { Region } from '../../../platform/region/region.ts';
import { submissions } from '../tables.ts';
import { insertPersonalDataRead } from './personal-data-reads.ts';

/** Deletes files without an owner that nothing refers to any more, such as the CV of old applications. */
export async function deleteForgottenFiles(db: Database): Promise<void> {
  const sent = db.select({ id: submissions.id }).from(submissions);
  const isSent = exists(sent.where(eq(submissions.fileId, files.id)));
  await db.delete(files).where(and(isNull(files.ownerId), not(isSent)));
}

/**
 * Notes that staff look at the file `id`, which somebody sent to the desk of `region`.
 * @returns false, and notes nothing, when it was not sent there
 */
export async function noteDeskRead(
  db: Database,
  id: string,
  { staffId, region }: { staffId: string; region: Region },
): Promise<boolean> {
  const [sent] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.fileId, id), eq(submissions.region, region)))
    .limit(1);
  if (!sent) return false;
  await insertPersonalDataRead(db, { staffId, submissionId: sent.id, what: 'file' });
  return true;
}
