/** Whether an archive is a Word document, and one that may be opened. */
import { type ArchiveEntry, readArchive, unpackEntry } from './archive.ts';
import { UnpackError } from './bounded-inflate.ts';
import { isActiveContentTypes, isActiveRelations, isForeignFile } from './docx-parts.ts';

/** Unpacked, in bytes and as a multiple of the file: text is packed to a tenth, rarely further. */
const MOST_BYTES = 50_000_000;
const MOST_TIMES = 20;
/** A short letter is mostly style sheets, which pack better. */
const ALWAYS_FINE_BYTES = 1_000_000;
/** Of the parts that say what belongs to what. A letter with a hundred links has 20 kB. */
const MOST_RELATIONS = 1_000_000;
/** By so many bytes a program or another document is known. */
const MAGIC = 8;
const CONTENT_TYPES = '[Content_Types].xml';
const PARTS = [CONTENT_TYPES, 'word/document.xml'];
/** Programs, and other documents that Word would open with this one. */
const ACTIVE = /(?:^|\/)(?:vbaProject|vbaData)|^word\/(?:embeddings|activeX)\//i;
const LEADS_OUT = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i;

const INCOMPLETE = 'This is no complete Word document. Save it once more as .docx, or as PDF.';
const TOO_MUCH = 'This document unpacks to far more than its size. Save it as PDF and choose that.';
const ENCRYPTED = 'This document is encrypted. Save it without a password.';
const HOLDS_MORE = 'This document holds macros or other files. Save it as PDF and choose that.';
const LEADS_OUTSIDE = 'This document loads files from elsewhere. Save it as PDF and choose that.';

const isRelations = ({ name }: ArchiveEntry) => /\.rels$/i.test(name);
const isRead = (entry: ArchiveEntry) => isRelations(entry) || entry.name === CONTENT_TYPES;

/** By the directory alone, before anything is unpacked. */
function directoryProblem(entries: ArchiveEntry[], most: number): string | undefined {
  // Programs differ in which of two they open, and in whether capitals count.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const isWhole = PARTS.every((part) => entries.some(({ name }) => name === part));
  if (!isWhole || names.size < entries.length) return INCOMPLETE;
  if (entries.reduce((sum, { size }) => sum + size, 0) > most) return TOO_MUCH;
  if (entries.some(({ isEncrypted }) => isEncrypted)) return ENCRYPTED;
  if (entries.some(({ name }) => LEADS_OUT.test(name) || ACTIVE.test(name))) return HOLDS_MORE;
  return undefined;
}

/** @param head the part whole, or the first bytes of one that is not read */
function partProblem(entry: ArchiveEntry, head: Buffer): string | undefined {
  if (isForeignFile(head)) return HOLDS_MORE;
  if (entry.name === CONTENT_TYPES) return isActiveContentTypes(head) ? HOLDS_MORE : undefined;
  return isRelations(entry) && isActiveRelations(head) ? LEADS_OUTSIDE : undefined;
}

/** Unpacks all, and counts what really comes out. @throws UnpackError */
async function partsProblem(
  bytes: Buffer,
  entries: ArchiveEntry[],
  most: number,
): Promise<string | undefined> {
  let left = most;
  for (const entry of entries) {
    const isWholeRead = isRead(entry);
    const limit = isWholeRead ? Math.min(left, MOST_RELATIONS) : left;
    const keep = isWholeRead ? MOST_RELATIONS : MAGIC;
    const { size, head } = await unpackEntry(bytes, entry, { most: limit, keep });
    left -= size;
    const problem = partProblem(entry, head);
    if (problem) return problem;
  }
  return undefined;
}

/** What is wrong with it, in a sentence for its owner; undefined when nothing is. */
export async function docxProblem(bytes: Buffer): Promise<string | undefined> {
  const entries = readArchive(bytes);
  if (!entries) return INCOMPLETE;
  const most = Math.min(MOST_BYTES, Math.max(ALWAYS_FINE_BYTES, MOST_TIMES * bytes.length));
  const problem = directoryProblem(entries, most);
  if (problem) return problem;
  try {
    return await partsProblem(bytes, entries, most);
  } catch (error) {
    if (error instanceof UnpackError) return error.isTooMuch ? TOO_MUCH : INCOMPLETE;
    throw error;
  }
}
