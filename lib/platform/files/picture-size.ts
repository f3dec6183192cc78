/** How many pixels a picture asks for. Reads headers only, never the picture. */

export type PictureSize = { width: number; height: number };
type Read = (bytes: Buffer) => PictureSize | undefined;

/** PNG specification, 11.2.2: the first chunk is IHDR. */
const readPng: Read = (bytes) =>
  bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** ITU-T T.81, table B.1: frames begin with SOF0 to SOF15 but for three markers of another meaning. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const readJpeg: Read = (bytes) => {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A marker may be filled up with more 0xff.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

/** RFC 9649, section 2: lossy, lossless or extended. */
const readWebp: Read = (bytes) => {
  if (bytes.length < 30) return undefined;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const READERS = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
} as const;
export type PictureType = keyof typeof READERS;

export const isPictureType = (type: string): type is PictureType => Object.hasOwn(READERS, type);

/** In pixels; undefined when the header cannot be read. */
export const pictureSize = (type: PictureType, bytes: Buffer) => READERS[type](bytes);
