/** Whether an archive is a Word document, and one that may be opened. */
import { readArchive } from './archive.ts';

/** Unpacked, in bytes and as a multiple of the file: text is packed to a tenth, rarely further. */
const MOST_BYTES = 50_000_000;
const MOST_TIMES = 20;
/** A short letter is mostly style sheets, which pack better. */
const ALWAYS_FINE_BYTES = 1_000_000;
const PARTS = ['[Content_Types].xml', 'word/document.xml'];
/** Programs, and other documents that Word would open with this one. */
const ACTIVE = /(?:^|\/)(?:vbaProject|vbaData)|^word\/(?:embeddings|activeX)\//i;
const LEADS_OUT = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i;

/** What is wrong with it, in a sentence for its owner; undefined when nothing is. */
export function docxProblem(bytes: Buffer): string | undefined {
  const entries = readArchive(bytes);
  const names = new Set(entries?.map(({ name }) => name));
  if (!entries || PARTS.some((part) => !names.has(part)))
    return 'This is no complete Word document. Save it once more as .docx, or as PDF.';
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const most = Math.min(MOST_BYTES, Math.max(ALWAYS_FINE_BYTES, MOST_TIMES * bytes.length));
  if (unpacked > most)
    return 'This document unpacks to far more than its size. Save it as PDF and choose that.';
  if (entries.some(({ isEncrypted }) => isEncrypted))
    return 'This document is encrypted. Save it without a password.';
  if (entries.some(({ name }) => LEADS_OUT.test(name) || ACTIVE.test(name)))
    return 'This document holds macros or other files. Save it as PDF and choose that.';
  return undefined;
}
