/** What may be given to us as a file, and how much of it. Browsers read it too. */

export type FilePurpose = 'cv' | 'picture' | 'document';

type Limit = { maxBytes: number; types: readonly FileType[] };

/** The types that are taken, how a person calls them, and the endings that their names may have. */
export const FILE_TYPES = {
  'application/pdf': { says: 'PDF', endings: ['pdf'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    says: 'Word (.docx)',
    endings: ['docx'],
  },
  'image/png': { says: 'PNG', endings: ['png'] },
  'image/jpeg': { says: 'JPEG', endings: ['jpg', 'jpeg'] },
  'image/webp': { says: 'WebP', endings: ['webp'] },
} as const satisfies Record<string, { says: string; endings: readonly string[] }>;

export type FileType = keyof typeof FILE_TYPES;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The server takes bodies of 1 MiB (lib/platform/http/body-limit.ts); the rest is for a form's other fields. */
const MAX_BYTES = 1_000_000;

export const LIMITS = {
  cv: { maxBytes: MAX_BYTES, types: ['application/pdf', DOCX] },
  picture: { maxBytes: MAX_BYTES, types: ['image/png', 'image/jpeg', 'image/webp'] },
  document: { maxBytes: MAX_BYTES, types: ['application/pdf', DOCX, 'image/png', 'image/jpeg'] },
} as const satisfies Record<FilePurpose, Limit>;

/** What the body of a request with one such file and a form's other fields may have, in bytes. */
export const UPLOAD_BODY = 1024 * 1024;

/** What an account may keep with us, all purposes together. */
export const ACCOUNT_LIMITS = { files: 50, bytes: 50_000_000 } as const;

/** In either direction, in pixels: a small file may ask for a picture that fills a machine's memory. */
export const MAX_PICTURE_SIDE = 6_000;

/** 'PDF or Word (.docx)' */
export function typesInWords(purpose: FilePurpose): string {
  const words = LIMITS[purpose].types.map((type) => FILE_TYPES[type].says);
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');
}
