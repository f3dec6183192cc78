/**
 * What an archive (ZIP, and so .docx) says of itself, and what is really in it. Layout: APPNOTE.TXT of PKWARE,
 * sections 4.3.7, 4.3.12 and 4.3.16.
 */
import { countInflated, UnpackError } from './bounded-inflate.ts';

export type ArchiveEntry = {
  name: string;
  /** Unpacked, as the directory claims. */
  size: number;
  isEncrypted: boolean;
  method: number;
  packedSize: number;
  /** Where its own head lies. */
  at: number;
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const HEAD = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const HEAD_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
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
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = next;
  }
  return entries.length === count ? entries : undefined;
}

/** The packed bytes of `entry`; undefined where its own head says something else than the directory. */
function packedBytes(bytes: Buffer, { name, method, packedSize, at }: ArchiveEntry) {
  const nameAt = at + HEAD_LENGTH;
  if (nameAt > bytes.length || bytes.readUInt32LE(at) !== HEAD) return undefined;
  const nameEnd = nameAt + bytes.readUInt16LE(at + 26);
  const from = nameEnd + bytes.readUInt16LE(at + 28);
  const isSame =
    bytes.toString('utf8', nameAt, nameEnd) === name && bytes.readUInt16LE(at + 8) === method;
  return isSame && from + packedSize <= bytes.length
    ? bytes.subarray(from, from + packedSize)
    : undefined;
}

/**
 * Unpacks `entry` of an archive and keeps only its beginning.
 * @param most bytes that may come out
 * @param keep how many of the first ones are given back
 * @throws UnpackError when more comes out, or when it contradicts what the directory says
 */
export async function unpackEntry(
  bytes: Buffer,
  entry: ArchiveEntry,
  { most, keep }: { most: number; keep: number },
): Promise<{ size: number; head: Buffer }> {
  const packed = packedBytes(bytes, entry);
  if (!packed || !(entry.method === STORED || entry.method === DEFLATED))
    throw new UnpackError(false);
  const unpacked =
    entry.method === STORED
      ? { size: packed.length, head: packed.subarray(0, keep) }
      : await countInflated(packed, { most, keep });
  if (unpacked.size > most) throw new UnpackError(true);
  if (unpacked.size !== entry.size) throw new UnpackError(false);
  return unpacked;
}
