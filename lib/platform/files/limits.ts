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

/** A scanned certificate or a CV with a photograph has two to four megabytes; a picture is shown small. */
export const LIMITS = {
  cv: { maxBytes: 5_000_000, types: ['application/pdf', DOCX] },
  picture: { maxBytes: 2_000_000, types: ['image/png', 'image/jpeg', 'image/webp'] },
  document: { maxBytes: 5_000_000, types: ['application/pdf', DOCX, 'image/png', 'image/jpeg'] },
} as const satisfies Record<FilePurpose, Limit>;

/**
 * What the body of a request with one such file and a form's other fields may have, in bytes. The edge
 * (deploy/nginx) and Next (next.config.ts) take as much and no more.
 */
export const UPLOAD_BODY = 5 * 1024 * 1024;

/** What an account may keep with us, all purposes together. */
export const ACCOUNT_LIMITS = { files: 50, bytes: 100_000_000 } as const;

/** In either direction, in pixels: a small file may ask for a picture that fills a machine's memory. */
export const MAX_PICTURE_SIDE = 6_000;

/** '5 MB', '0.4 MB': rounded down, so that what is said to be enough is enough. */
export const megabytes = (bytes: number) => `${Math.floor(bytes / 100_000) / 10} MB`;

/** 'PDF or Word (.docx)' */
export function typesInWords(purpose: FilePurpose): string {
  const words = LIMITS[purpose].types.map((type) => FILE_TYPES[type].says);
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');
}

/** 'PDF or Word (.docx), at most 5 MB' */
export const limitInWords = (purpose: FilePurpose) =>
  `${typesInWords(purpose)}, at most ${megabytes(LIMITS[purpose].maxBytes)}`;

/** What a file picker offers for `purpose`: '.pdf,.docx'. */
export const acceptedBy = (purpose: FilePurpose) =>
  LIMITS[purpose].types
    .flatMap((type) => FILE_TYPES[type].endings.map((ending) => `.${ending}`))
    .join(',');
