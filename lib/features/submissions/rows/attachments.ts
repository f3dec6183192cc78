/** What is told of a file that came with a message or an answer. */
import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { fileState } from '../../../platform/files/file-state.ts';
import type { FileState } from '../../../platform/files/scan-state.ts';
import { files } from '../../../platform/files/tables.ts';

type Columns = 'id' | 'ownerId' | 'name' | 'type' | 'size';
export type Attachment = Pick<typeof files.$inferSelect, Columns> & { state: FileState };

const { id, ownerId, name, type, size, scan } = files;
export const attachmentColumns = { id, ownerId, name, type, size, scan };

type Selected = Pick<typeof files.$inferSelect, Columns | 'scan'>;

export const asAttachment = ({ scan: said, ...file }: Selected): Attachment => ({
  ...file,
  state: fileState(said),
});

export async function findAttachment(
  db: Database,
  fileId: string,
): Promise<Attachment | undefined> {
  const [row] = await db.select(attachmentColumns).from(files).where(eq(files.id, fileId));
  return row && asAttachment(row);
}
