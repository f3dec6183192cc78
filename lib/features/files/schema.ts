/** What is sent and answered of the files of an account (specification, section 7: one file ‘under a namespace’). */
import { z } from 'zod';
import { type FilePurpose, LIMITS, megabytes } from '../../platform/files/limits.ts';
import { FILE_STATES } from '../../platform/files/scan-state.ts';
import { moment } from '../../platform/validation/text-fields.ts';

/** Where a file is put, and what it then is. */
export const NAMESPACES = {
  documents: 'document',
  pictures: 'picture',
} as const satisfies Record<string, FilePurpose>;

export type Namespace = keyof typeof NAMESPACES;

/** In bytes, in the namespace that takes most. */
const MOST_BYTES = Math.max(...Object.values(NAMESPACES).map((one) => LIMITS[one].maxBytes));

/** What may be in it depends on the namespace, so that is for `storeFile` to say. */
export const singleFileSchema = z.strictObject({
  namespace: z.enum(Object.keys(NAMESPACES) as Namespace[], {
    error: 'Choose a namespace: documents or pictures.',
  }),
  file: z
    .file({ error: 'Choose a file.' })
    .max(MOST_BYTES, `Choose a file of at most ${megabytes(MOST_BYTES)}.`),
});

/** One of the files that an account keeps. */
export const ownFileAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  state: z.enum(FILE_STATES),
  createdAt: moment,
});
