/**
 * What an archive (ZIP, and so .docx) says of itself. Only its directory is read; nothing is ever
 * unpacked. Layout: APPNOTE.TXT of PKWARE, sections 4.3.12 and 4.3.16.
 */

export type ArchiveEntry = { name: string; size: number; isEncrypted: boolean };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;
/** A letter of fifty pages with pictures has about a hundred. */
const MOST_ENTRIES = 2_000;

const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Whether a program that opens archives would open `bytes`: it looks for the directory at the end. */
export function endsLikeArchive(bytes: Buffer): boolean {
  return bytes.subarray(-(END_LENGTH + LONGEST_COMMENT)).includes(endSignature);
}

/**
 * The directory of an archive that begins at the first byte and ends at the last.
 * @returns undefined when there is something before it or after it, when it contradicts itself, or when
 *   it has more entries than a document needs
 */
export function readArchive(bytes: Buffer): ArchiveEntry[] | undefined {
  const end = bytes.length - END_LENGTH;
  if (end < 0 || bytes.readUInt32LE(end) !== END) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const length = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (start + length !== end || count > MOST_ENTRIES) return undefined;
  const entries: ArchiveEntry[] = [];
  let at = start;
  while (at < end) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) return undefined;
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_LENGTH, nameEnd),
      size: bytes.readUInt32LE(at + 24),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = next;
  }
  return entries.length === count ? entries : undefined;
}
