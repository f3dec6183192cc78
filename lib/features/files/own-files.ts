/** What an account keeps with us, as its owner sees it. */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../../platform/db/database.ts';
import { fileState } from '../../platform/files/file-state.ts';
import { findOwnFiles } from '../../platform/files/rows.ts';
import type { ownFileAnswer } from './schema.ts';

/** The newest first; the picture has its own place. */
export async function listOwnFiles(userId: string): Promise<z.output<typeof ownFileAnswer>[]> {
  const rows = await findOwnFiles(await getDb(), userId);
  return rows.map(({ id, name, size, scan, createdAt }) => ({
    id,
    name,
    size,
    state: fileState(scan),
    createdAt: createdAt.toISOString(),
  }));
}
