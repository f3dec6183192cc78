/** Small files of every type that is taken, made by hand so that tests can bend them. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

const bytesOf = (...parts: (string | Buffer | number[])[]) =>
  Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(part as string))));

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

function chunk(type: string, data: Buffer): Buffer {
  const body = bytesOf(type, data);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** `width` and `height` are those of its header, in pixels; what follows is one pixel in any case. */
export function png(width = 1, height = width): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const jpeg = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xff, 0xd9,
]);

export const webp = (() => {
  const size = Buffer.from([0x2f, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const body = bytesOf('WEBPVP8L', [size.length, 0, 0, 0] as never, size);
  const frame = bytesOf('RIFF', Buffer.alloc(4), body);
  frame.writeUInt32LE(body.length, 4);
  return frame;
})();

type Entry = { name: string; content?: string | Buffer; claims?: number; isEncrypted?: boolean };

/** An archive. `claims` is the size that its directory promises. */
export function zip(entries: Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = '<xml/>', claims, isEncrypted } of entries) {
    const data = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(claims ?? content.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    const file = Buffer.concat([local, Buffer.from(name), data]);
    files.push(file);
    directory.push(entry, Buffer.from(name));
    at += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}

const PARTS = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];

/** @param more entries beside those that every Word document has */
export const docx = (...more: Entry[]): Buffer => zip([...PARTS, ...more]);
