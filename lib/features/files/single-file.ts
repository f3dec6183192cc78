/** A file that is sent by itself (specification, section 7: 'under a namespace'). */
import { z } from 'zod';
import { type FilePurpose, LIMITS } from '../../platform/files/limits.ts';

/** Where a file is put, and what it then is. */
export const NAMESPACES = {
  documents: 'document',
  pictures: 'picture',
} as const satisfies Record<string, FilePurpose>;

export type Namespace = keyof typeof NAMESPACES;

/** What may be in it depends on the namespace, so that is for `storeFile` to say. */
export const singleFileSchema = z.strictObject({
  namespace: z.enum(Object.keys(NAMESPACES) as Namespace[], {
    error: 'Choose a namespace: documents or pictures.',
  }),
  file: z
    .file({ error: 'Choose a file.' })
    .max(LIMITS.document.maxBytes, 'Choose a file of at most 1 MB.'),
});
